import type { emailStatus } from '@amhs/domain/contracts/email-status.contract'
import type { mailReady } from '@amhs/domain/contracts/mail-ready.contract'
import type { Handler } from '../platform/define-function'
import { readMailSettings } from './mail-settings'
import { probe } from './smtp'

export const handleEmailStatus: Handler<typeof emailStatus> = async () => {
  const { settings } = readMailSettings()
  return {
    state: await mailState(),
    host: settings.host,
    port: settings.port,
    encryption: settings.encryption,
    sender: settings.sender,
    signsIn: settings.credentials !== undefined,
  }
}

export const handleMailReady: Handler<typeof mailReady> = async () => ({
  ready: (await mailState()) === 'ready',
})

async function mailState() {
  const { configured, settings } = readMailSettings()
  return configured ? probe(settings) : 'not-configured'
}
