import { parseLimits } from '@amhs/domain/contracts/call-limits'
import { retentionTimes } from '@amhs/domain/privacy/retention-times'
import { publicAddressFault } from './addresses'
import { assistantFaults, assistantNotes } from './assistant-faults'
import { mailFaults, mailNotes } from './mail-faults'
import { listed, named, type Read, reader, type Settings } from './read-settings'

/** Secrets belong into Secret Manager; the last one is the public salt of old installations. */
const secrets = [
  'CALLER_HASH_SECRET',
  'CALLER_HASH_PREVIOUS',
  'SMTP_PASSWORD',
  'AI_API_KEY',
  'CALLER_HASH_SALT',
]

/** What the settings may name. */
export interface Known {
  /** Every name that may and must stand there (those of functions/.env.example). */
  readonly settings: readonly string[]
  /** Every name under which calls are counted. */
  readonly limits: readonly string[]
}

/**
 * What speaks against deploying the functions with these settings.
 * @param settings what a deploy reads from functions/.env and functions/.env.<project>
 * @returns a sentence for each fault
 */
export function functionFaults(settings: Settings, known: Known): readonly string[] {
  const value = reader(settings)
  const names = Object.keys(settings)
  const missing = known.settings.filter((name) => settings[name] === undefined)
  return [
    ...(missing.length > 0 ? [`${missing.join(', ')}: missing, so the deploy would ask for a value`] : []),
    ...names
      .filter((name) => secrets.includes(name))
      .map((name) => `${name}: a secret never stands in a file (firebase functions:secrets:set)`),
    ...names
      .filter((name) => !known.settings.includes(name) && !secrets.includes(name))
      .map((name) => `${name}: no function reads this; is it misspelt?`),
    ...(missing.includes('SITE_ADDRESS') ? [] : named('SITE_ADDRESS', siteFault(value('SITE_ADDRESS')))),
    ...originFaults(value),
    ...named('FUNCTIONS_REGION', regionFault(value('FUNCTIONS_REGION'))),
    ...named('CALLER_HASH_ROTATED_ON', dayFault(value('CALLER_HASH_ROTATED_ON'))),
    ...limitFaults(value('CALL_LIMITS'), known.limits),
    ...mailFaults(value),
    ...assistantFaults(value),
  ]
}

/** What of these settings may be meant, but seldom is. */
export function functionNotes(settings: Settings): readonly string[] {
  const value = reader(settings)
  return [
    ...originNotes(value),
    ...(value('DEMO_FUNCTIONS') === 'true'
      ? ['DEMO_FUNCTIONS: true, so strangers can call the functions that only developers try']
      : []),
    ...named('CALLER_HASH_ROTATED_ON', rotationNote(value('CALLER_HASH_ROTATED_ON'))),
    ...mailNotes(value),
    ...assistantNotes(value),
  ]
}

function siteFault(site: string): string | undefined {
  if (site === '') return 'missing: links in e-mails would lead nowhere'
  const fault = publicAddressFault(site)
  if (fault !== undefined) return fault
  const { origin } = new URL(site)
  return site === origin
    ? undefined
    : `write ${origin}, with no slash, path or anything else behind it: pages and mails put theirs there`
}

/** How Google names its regions: continent or country, direction, number. New ones come, but in these words. */
const regionName =
  /^(?:africa|asia|australia|europe|me|northamerica|southamerica|us)-(?:central|(?:north|south)(?:east|west)?|east|west)\d{1,2}$/

function regionFault(region: string): string | undefined {
  return region === '' || regionName.test(region)
    ? undefined
    : `${region} is no region of Google Cloud, such as europe-west1; is it misspelt?`
}

function dayFault(day: string): string | undefined {
  if (day === '') return undefined
  const isDay = /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day))
  if (!isDay) return 'is no day, such as 2026-11-22'
  return Date.parse(day) > Date.now() ? 'lies in the future' : undefined
}

/** Bans under the secret of before have ended by then, so that it only waits to be found by somebody. */
function rotationNote(day: string): string | undefined {
  return Date.parse(day) + retentionTimes.ban < Date.now()
    ? 'longer ago than any ban holds: empty it, and destroy CALLER_HASH_PREVIOUS (docs/operating.md, Keys)'
    : undefined
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

/** `ALLOWED_ORIGIN` takes the place of the site's own origin, so that of another site shuts this one out. */
function originNotes(value: Read): readonly string[] {
  const [chosen, site] = [value('ALLOWED_ORIGIN'), value('SITE_ADDRESS')]
  const isShutOut =
    originFault(chosen) === undefined &&
    chosen !== '' &&
    siteFault(site) === undefined &&
    ![chosen, ...listed(value('EXTRA_ORIGINS'))].includes(site)
  return isShutOut
    ? [
        `ALLOWED_ORIGIN: pages of ${chosen} may call the functions, those of SITE_ADDRESS ${site} may not. ` +
          'Leave ALLOWED_ORIGIN empty and name other sites in EXTRA_ORIGINS',
      ]
    : []
}

function limitFaults(text: string, known: readonly string[]): readonly string[] {
  const { chosen, fault } = parseLimits(text)
  const unknown = Object.keys(chosen).filter((name) => !known.includes(name))
  return [
    ...named('CALL_LIMITS', fault),
    ...named(
      'CALL_LIMITS',
      unknown.length === 0
        ? undefined
        : `no function is called ${unknown.join(' or ')}; docs/functions.md says where the names stand`,
    ),
  ]
}
