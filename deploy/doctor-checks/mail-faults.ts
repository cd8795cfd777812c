import { isExampleHost, isLocalHost, mailAddressFault } from './addresses'
import { listed, named, type Read } from './read-settings'

function hostFault(host: string): string | undefined {
  if (isLocalHost(host) || isExampleHost(host)) return 'is no mail server of the internet'
  return /^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/i.test(host)
    ? undefined
    : 'is no name of a server, such as smtp.your-provider.com, without smtp:// before it and a port behind it'
}

function portFault(port: string): string | undefined {
  const number = Number(port)
  return Number.isInteger(number) && number >= 1 && number <= 65535
    ? undefined
    : 'is no port: write a whole number from 1 to 65535, usually 587 with starttls or 465 with tls'
}

/** What speaks against the settings of the mail server, where there is one. */
export function mailFaults(value: Read): readonly string[] {
  const [host, port] = [value('SMTP_HOST'), value('SMTP_PORT')]
  const portFaults = named('SMTP_PORT', portFault(port))
  if (host === '') return port === '' ? [] : portFaults
  return [
    ...named('SMTP_HOST', hostFault(host)),
    ...portFaults,
    ...named(
      'SMTP_ENCRYPTION',
      ['starttls', 'tls'].includes(value('SMTP_ENCRYPTION')) ? undefined : 'must be starttls or tls',
    ),
    ...named('MAIL_FROM', mailAddressFault(value('MAIL_FROM'))),
    ...listed(value('CONTACT_NOTICE_TO')).flatMap((address) =>
      named(`CONTACT_NOTICE_TO ${address}`, mailAddressFault(address)),
    ),
  ]
}

const usualEncryption: Readonly<Record<string, string>> = { '465': 'tls', '587': 'starttls' }

/** What of these settings may be meant, but seldom is. */
export function mailNotes(value: Read): readonly string[] {
  const [port, encryption] = [value('SMTP_PORT'), value('SMTP_ENCRYPTION')]
  if (value('SMTP_HOST') === '') {
    const idle = ['SMTP_USER', 'MAIL_FROM', 'CONTACT_NOTICE_TO'].filter((name) => value(name) !== '')
    return idle.length === 0
      ? []
      : [`SMTP_HOST: empty, so the site sends no mail, although ${idle.join(' and ')} say something`]
  }
  const usual = usualEncryption[port]
  if (port === '25') return ['SMTP_PORT: Google Cloud lets nothing out at port 25; take 587 or 465']
  return usual === undefined || usual === encryption
    ? []
    : [
        `SMTP_PORT: ${port} usually goes with SMTP_ENCRYPTION=${usual}; with ${encryption} mails may never leave`,
      ]
}
