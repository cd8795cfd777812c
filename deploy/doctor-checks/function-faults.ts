import { isExampleHost, isLocalHost, mailAddressFault, publicAddressFault } from './addresses'

export type Settings = Readonly<Record<string, string | undefined>>

/** Secrets belong into Secret Manager; the last one is the public salt of old installations. */
const secrets = [
  'CALLER_HASH_SECRET',
  'CALLER_HASH_PREVIOUS',
  'SMTP_PASSWORD',
  'AI_API_KEY',
  'CALLER_HASH_SALT',
]

/**
 * What speaks against deploying the functions with these settings.
 * @param settings what a deploy reads from functions/.env and functions/.env.<project>
 * @param known every name that may and must stand there (those of functions/.env.example)
 * @returns a sentence for each fault
 */
export function functionFaults(settings: Settings, known: readonly string[]): readonly string[] {
  const value = (name: string) => (settings[name] ?? '').trim()
  const names = Object.keys(settings)
  const missing = known.filter((name) => settings[name] === undefined)
  return [
    ...(missing.length > 0 ? [`${missing.join(', ')}: missing, so the deploy would ask for a value`] : []),
    ...names
      .filter((name) => secrets.includes(name))
      .map((name) => `${name}: a secret never stands in a file (firebase functions:secrets:set)`),
    ...names
      .filter((name) => !known.includes(name) && !secrets.includes(name))
      .map((name) => `${name}: no function reads this; is it misspelt?`),
    ...(missing.includes('SITE_ADDRESS') ? [] : addressFaults(value)),
    ...originFaults(value),
    ...named('FUNCTIONS_REGION', regionFault(value('FUNCTIONS_REGION'))),
    ...named('CALLER_HASH_ROTATED_ON', dayFault(value('CALLER_HASH_ROTATED_ON'))),
    ...mailFaults(value),
    ...assistantFaults(value),
  ]
}

type Read = (name: string) => string

function named(name: string, fault: string | undefined): readonly string[] {
  return fault === undefined ? [] : [`${name}: ${fault}`]
}

function listed(text: string): readonly string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
}

function addressFaults(value: Read): readonly string[] {
  const site = value('SITE_ADDRESS')
  const fault = site === '' ? 'missing: links in e-mails would lead nowhere' : publicAddressFault(site)
  return [
    ...named('SITE_ADDRESS', fault),
    ...named('SITE_ADDRESS', site.endsWith('/') ? 'has a slash at its end' : undefined),
  ]
}

function regionFault(region: string): string | undefined {
  return region === '' || /^[a-z]+-[a-z]+\d+$/.test(region) ? undefined : 'is no region of Google Cloud'
}

function dayFault(day: string): string | undefined {
  const isDay = /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day))
  return day === '' || isDay ? undefined : 'is no day, such as 2026-11-22'
}

function originFault(origin: string): string | undefined {
  if (origin === '') return undefined
  if (origin === '*') return 'lets the pages of anybody call the functions'
  if (origin.includes('*')) return 'names more than one origin: write each of them'
  return (
    publicAddressFault(origin) ?? (new URL(origin).origin === origin ? undefined : 'is more than an origin')
  )
}

function originFaults(value: Read): readonly string[] {
  return [
    ...named('ALLOWED_ORIGIN', originFault(value('ALLOWED_ORIGIN'))),
    ...listed(value('EXTRA_ORIGINS')).flatMap((origin) =>
      named(`EXTRA_ORIGINS ${origin}`, originFault(origin)),
    ),
    ...['APP_CHECK_REQUIRED', 'DEMO_FUNCTIONS', 'ERROR_REPORTS'].flatMap((name) =>
      named(name, ['true', 'false', ''].includes(value(name)) ? undefined : 'is neither true nor false'),
    ),
  ]
}

function mailFaults(value: Read): readonly string[] {
  const host = value('SMTP_HOST')
  const notices = listed(value('CONTACT_NOTICE_TO'))
  if (host === '') return []
  return [
    ...named(
      'SMTP_HOST',
      isLocalHost(host) || isExampleHost(host) ? 'is no mail server of the internet' : undefined,
    ),
    ...named(
      'SMTP_ENCRYPTION',
      ['starttls', 'tls'].includes(value('SMTP_ENCRYPTION')) ? undefined : 'must be starttls or tls',
    ),
    ...named('MAIL_FROM', mailAddressFault(value('MAIL_FROM'))),
    ...notices.flatMap((address) => named(`CONTACT_NOTICE_TO ${address}`, mailAddressFault(address))),
  ]
}

function assistantFaults(value: Read): readonly string[] {
  const address = value('AI_BASE_URL')
  if (address === '') return []
  return [
    ...named('AI_BASE_URL', publicAddressFault(address)),
    ...named('AI_MODEL', value('AI_MODEL') === '' ? 'missing, although AI_BASE_URL is set' : undefined),
  ]
}
