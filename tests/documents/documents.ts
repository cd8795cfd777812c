import type { CallableAccess, CallableContract } from '@amhs/domain/contracts/define-callable'
import { actors } from '../rules/actors'
import type { JourneyCost } from '../rules/journey-costs'
import type { Area, RulesCase } from '../rules/rules-case'

/** Where the documents of an area stand. */
const places: Readonly<Record<Area, string>> = {
  users: '`users/{uid}`',
  screenings: '`users/{uid}/screenings`',
  savedArticles: '`users/{uid}/savedArticles`',
  reminders: '`users/{uid}/reminders`',
  ratings: '`ratings`',
  comments: '`comments`',
  ratingTotals: '`ratingTotals`',
  groups: '`groups`',
  requests: '`groups/{group}/requests`',
  memberDetails: '`groups/{group}/memberDetails`',
  services: '`services`',
  contactMessages: '`contactMessages`',
  auditLog: '`auditLog`',
  grants: '`grants`',
  released: '`grants/{grant}/released`',
  talked: '`grants/{grant}/talked`',
  notes: '`grants/{grant}/notes`',
  noteDates: '`grants/{grant}/noteDates`',
  invitations: '`grants/{grant}/invitations`',
  professionals: '`professionals`',
  professionalRequests: '`professionalRequests`',
  'server only': 'everything else',
  photos: 'file `users/{uid}/photo`',
}

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |\n`

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return row(head) + row(head.map((_, index) => (index === 0 ? '---' : ':-:'))) + rows.map(row).join('')
}

function inWords(access: CallableAccess): string {
  if (access === 'visitor') return 'everybody'
  if (access === 'signed-in') return 'whoever is signed in'
  if (access === 'verified') return 'whoever is signed in with a verified address'
  return access.join(', ')
}

/** `docs/access.md`: who may do what, as the cases show that the rules are tested with. */
export function accessDocument(
  cases: readonly RulesCase[],
  contracts: readonly Pick<CallableContract, 'name' | 'access'>[],
): string {
  const rows = cases.flatMap(({ area, access }) => (access ? [{ area, ...access }] : []))
  const areas = [...new Set(rows.map(({ area }) => area))]
  const sorted = areas.flatMap((area) => rows.filter((one) => one.area === area))
  const cells = sorted.map(({ area, what, may }) => [
    places[area],
    what,
    ...may.map((allowed) => (allowed ? 'yes' : '–')),
  ])
  const calls = [...contracts].sort((one, other) => (one.name < other.name ? -1 : 1))
  return `# Who may read and write what

Written by \`npm run generate:documents\` from the cases that the rules are tested with (\`tests/rules/cases/\`); do not edit. *Owner* is the
person whose document it is, *stranger* somebody else with an account, *facilitator* the professional who leads the group. Everybody
but a visitor has a profile in good standing; what holds for disabled and erased accounts stands in [admin.md](admin.md).

${table(['where', 'what', ...actors.map((who) => (who === 'anonymous' ? 'visitor' : who))], cells)}
Everything else is written by functions, past the rules:

${table(
  ['function', 'who may call'],
  calls.map(({ name, access }) => [`\`${name}\``, inWords(access)]),
)}`
}

/** Prices of Firestore in US dollars for 100,000 operations, us-central1, by Google's list of 2026. */
const priceOf = { reads: 0.03, writes: 0.09 } as const

/** `docs/costs.md`: what journeys cost, as `journey-cost.test.ts` measures them. */
export function costsDocument(costs: readonly JourneyCost[]): string {
  const cells = costs.map(({ name, reads, ruleReads, writes }) => {
    const dollars = 10 * ((reads + ruleReads) * priceOf.reads + writes * priceOf.writes)
    return [name, reads, ruleReads, writes, dollars.toFixed(2)].map(String)
  })
  return `# What a journey costs

Written by \`npm run generate:documents\` from what \`tests/rules/journey-cost.test.ts\` measures on the emulator, with the code of the pages and
the production rules; do not edit. Documents that the rules read to decide are billed as well. Lists are full: a page of one costs
at most this. The last column is for a million journeys, at ${priceOf.reads.toFixed(2)} US dollars for 100,000 reads and ${priceOf.writes.toFixed(2)} for 100,000 writes
(us-central1; other places differ, and each day's first 50,000 reads and 20,000 writes are free).

${table(['journey', 'reads', 'reads of the rules', 'writes', 'US dollars a million'], cells).trimEnd()}

Functions read and write beside this: each call counts in \`rateLimits\` (one read, one write), and where it has a budget of the day in two
or three documents more ([functions.md](functions.md)).
`
}
