import type { emailStatus } from '@amhs/domain/contracts/email-status.contract'
import type { Handler } from '../platform/define-function'
import { readMailSettings } from './mail-settings'
import { probe } from './smtp'

export const handleEmailStatus: Handler<typeof emailStatus> = async () => {
  const { configured, settings } = readMailSettings()
  return {
    state: configured ? await probe(settings) : 'not-configured',
    host: settings.host,
    port: settings.port,
    encryption: settings.encryption,
    sender: settings.sender,
    signsIn: settings.credentials !== undefined,
  }
}
