import { demoCountdown as demoCountdownContract } from '@amhs/domain/contracts/demo-countdown.contract'
import { demoEcho as demoEchoContract } from '@amhs/domain/contracts/demo-echo.contract'
import { demoError as demoErrorContract } from '@amhs/domain/contracts/demo-error.contract'
import { demoHello as demoHelloContract } from '@amhs/domain/contracts/demo-hello.contract'
import { demoServerTime as demoServerTimeContract } from '@amhs/domain/contracts/demo-server-time.contract'
import { demoSum as demoSumContract } from '@amhs/domain/contracts/demo-sum.contract'
import { demoWhoAmI as demoWhoAmIContract } from '@amhs/domain/contracts/demo-who-am-i.contract'
import { defineFunction } from './platform/define-function'

// Only names. What a function needs is loaded at its first call: importing this file stays quick for every one of them.

export const demoHello = defineFunction(
  demoHelloContract,
  async () => (await import('./demo/demo-hello')).handleDemoHello,
)
export const demoEcho = defineFunction(
  demoEchoContract,
  async () => (await import('./demo/demo-echo')).handleDemoEcho,
)
export const demoSum = defineFunction(
  demoSumContract,
  async () => (await import('./demo/demo-sum')).handleDemoSum,
)
export const demoServerTime = defineFunction(
  demoServerTimeContract,
  async () => (await import('./demo/demo-server-time')).handleDemoServerTime,
)
export const demoWhoAmI = defineFunction(
  demoWhoAmIContract,
  async () => (await import('./demo/demo-who-am-i')).handleDemoWhoAmI,
)
export const demoError = defineFunction(
  demoErrorContract,
  async () => (await import('./demo/demo-error')).handleDemoError,
)
export const demoCountdown = defineFunction(
  demoCountdownContract,
  async () => (await import('./demo/demo-countdown')).handleDemoCountdown,
)
