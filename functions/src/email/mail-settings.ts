import { mailFrom, smtpEncryption, smtpHost, smtpPassword, smtpPort, smtpUser } from '../platform/parameters'

export type MailEncryption = 'starttls' | 'tls' | 'none'

/** How to reach the mail server, as the parameters say. */
export interface MailSettings {
  readonly host: string
  readonly port: number
  readonly encryption: MailEncryption
  readonly sender: string
  readonly credentials: { readonly user: string; readonly pass: string } | undefined
}

/** Reads the parameters; `configured` is false where no host, no port or no known encryption is set. */
export function readMailSettings(): { readonly configured: boolean; readonly settings: MailSettings } {
  const host = smtpHost.value().trim()
  const port = Number(smtpPort.value())
  const chosen = smtpEncryption.value()
  const encryption = (['starttls', 'tls', 'none'] as const).find((known) => known === chosen)
  const user = smtpUser.value()
  const pass = user === '' ? '' : (smtpPassword?.value() ?? '')
  const validPort = Number.isInteger(port) && port > 0 && port <= 65535
  return {
    configured: host !== '' && validPort && encryption !== undefined,
    settings: {
      host,
      port: validPort ? port : 0,
      encryption: encryption ?? 'starttls',
      sender: mailFrom.value(),
      credentials: user === '' ? undefined : { user, pass },
    },
  }
}
