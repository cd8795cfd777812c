import { demoCountdown as demoCountdownContract } from '@amhs/domain/contracts/demo-countdown.contract'
import { demoEcho as demoEchoContract } from '@amhs/domain/contracts/demo-echo.contract'
import { demoError as demoErrorContract } from '@amhs/domain/contracts/demo-error.contract'
import { demoHello as demoHelloContract } from '@amhs/domain/contracts/demo-hello.contract'
import { demoServerTime as demoServerTimeContract } from '@amhs/domain/contracts/demo-server-time.contract'
import { demoSum as demoSumContract } from '@amhs/domain/contracts/demo-sum.contract'
import { demoWhoAmI as demoWhoAmIContract } from '@amhs/domain/contracts/demo-who-am-i.contract'
import { defineFunction } from '../platform/define-function'

/** Every demo function, by the name under which it would be exported. */
export const demoFunctions = {
  demoHello: defineFunction(demoHelloContract, async () => (await import('./demo-hello')).handleDemoHello),
  demoEcho: defineFunction(demoEchoContract, async () => (await import('./demo-echo')).handleDemoEcho),
  demoSum: defineFunction(demoSumContract, async () => (await import('./demo-sum')).handleDemoSum),
  demoServerTime: defineFunction(
    demoServerTimeContract,
    async () => (await import('./demo-server-time')).handleDemoServerTime,
  ),
  demoWhoAmI: defineFunction(
    demoWhoAmIContract,
    async () => (await import('./demo-who-am-i')).handleDemoWhoAmI,
  ),
  demoError: defineFunction(demoErrorContract, async () => (await import('./demo-error')).handleDemoError),
  demoCountdown: defineFunction(
    demoCountdownContract,
    async () => (await import('./demo-countdown')).handleDemoCountdown,
  ),
}

/**
 * Whether the demo functions are there. Anybody may call them and nobody needs them, so a real project has them only where its
 * operator sets `DEMO_FUNCTIONS=true`. Not a parameter of the library: which functions there are is decided before parameters
 * have values.
 */
export function hasDemos(environment: Readonly<Record<string, string | undefined>>): boolean {
  const chosen = environment.DEMO_FUNCTIONS?.trim() ?? ''
  if (chosen !== '') return chosen === 'true'
  return environment.FUNCTIONS_EMULATOR === 'true' || (environment.GCLOUD_PROJECT ?? '').startsWith('demo-')
}

/** The demo functions where they are there, otherwise none. */
export function exportedDemos(
  environment: Readonly<Record<string, string | undefined>>,
): Partial<typeof demoFunctions> {
  return hasDemos(environment) ? demoFunctions : {}
}
