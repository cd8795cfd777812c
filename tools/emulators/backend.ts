import path from 'node:path'
import { execa } from 'execa'
import { startChatStandIn } from '../../tests/support/chat-stand-in.mjs'
import { buildWhenChanged } from '../build'
import { readAccountLinks } from '../mail/account-links'
import { startMailCatcher } from '../mail/catcher'
import { requireFreePorts } from '../ports'
import { step } from '../progress'
import { appConfig, suitePorts } from './config'
import { prepareEngine } from './engine'
import { type Suite, type SuiteOptions, startSuite } from './suite'

interface BackendOptions extends Omit<SuiteOptions, 'app'> {
  /** Whether to fill it with the demonstration data. */
  readonly withSeeds: boolean
  /** Whether the demonstration accounts have weeks of history as well; tests go without. */
  readonly withHistory?: boolean
}

/**
 * Starts everything that stands behind the app: emulators with the production rules, the built functions and app
 * (where their emulators are asked for), the mail catcher, and the stand-in for an AI provider where it is asked for.
 * @throws NoEmulatorsError when the emulators cannot run on this machine
 * @throws Error when a port is taken, a build fails, or something does not start
 */
export async function startBackend({
  withSeeds,
  withHistory = false,
  ...options
}: BackendOptions): Promise<Suite> {
  const { root, ports, services, projectId, cleanup, withChat } = options
  const { smtp, inbox, chat } = ports
  await requireFreePorts({ ...suitePorts(ports, services), smtp, inbox, ...(withChat && { chat }) })
  const engine = await prepareEngine(root)
  if (services.includes('functions')) await buildWhenChanged(root, 'functions')
  if (services.includes('hosting')) await buildWhenChanged(root, 'web')
  const suite = await startSuite({ ...options, app: appConfig(ports, projectId) }, engine)
  const accountLinks = () => readAccountLinks({ authPort: ports.auth, projectId })
  const catcher = await startMailCatcher({ smtp, inbox, accountLinks })
  cleanup.defer(catcher.stop)
  if (withChat) {
    const standIn = await startChatStandIn(chat)
    cleanup.defer(standIn.stop)
  }
  // What an earlier start left has been seeded, and changed since.
  if (withSeeds && !options.kept?.isFilled) await seed(root, suite.environment, withHistory)
  return suite
}

/** In a process of its own, whose environment names the emulators: the Admin SDK reads it when it is loaded. */
async function seed(root: string, environment: Record<string, string>, withHistory: boolean): Promise<void> {
  const program = [
    '--import',
    'tsx',
    path.join(root, 'demonstration/seed.ts'),
    ...(withHistory ? ['--history'] : []),
  ]
  await step('Seeding demonstration data', () =>
    execa(process.execPath, program, { cwd: root, env: environment }),
  )
}
