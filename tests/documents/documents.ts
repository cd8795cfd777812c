import type { CallableAccess, CallableContract } from '@amhs/domain/contracts/define-callable'
import type { FunctionCost } from '../functions/support/function-costs'
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
  askedToLeave: '`groups/{group}/askedToLeave`',
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

/** What takes an account with all that is in it. */
const deletion = 'Delete an account with 20 results, 3 saved articles, a rating, a link and a seat in a group'

/** How often somebody who uses the site does a journey in a month: an assumption, to be replaced by what an operator counts. */
const timesAMonth: Readonly<Record<string, number>> = {
  'Register: write the profile': 0.2,
  'Sign in: read the profile': 4,
  'Save a screening': 2,
  'Open a saved screening, with the one before it': 2,
  'List the history, one page of 100 results': 3,
  'Read an article, signed in: total, own rating, comments, whether it is saved': 6,
  'Save an article': 0.3,
  'List all saved articles': 0.3,
  'Look through the support groups, one page': 0.5,
  'Ask to join a group, and see the own request': 0.05,
  'Share with a professional, and read who they are': 0.02,
  'Professional: look through the people who share, 20 of them': 0.05,
  'Professional: open one person, with 20 results, notes and invitations': 0.2,
  'Professional: open a result that was handed over': 0.2,
  'Rate an article, with a comment': 0.3,
  'Assistant: one message, signed in': 10,
  'Share a result as a link': 0.1,
  'Open a shared link: whether it is over, then the result': 0.15,
  'Write to us, signed in': 0.02,
  'Ask to join a group with a message: look for urgent words': 0.05,
  'Facilitator: accept a request': 0.05,
  'Professional: show a code': 0.02,
  'Look at whom a code belongs to': 0.02,
  [deletion]: 0.02,
}

/** What nobody pays for in a month of 30 days. */
const freeAMonth = { reads: 30 * 50_000, writes: 30 * 20_000, calls: 2_000_000 } as const

/** US dollars for a million calls; the time that they take comes on top. */
const priceOfCalls = 0.4

type Cost = JourneyCost | FunctionCost

const allReads = (cost: Cost) => cost.reads + ('ruleReads' in cost ? cost.ruleReads : 0)
const callsOf = (cost: Cost) => ('calls' in cost ? cost.calls : 0)

/** US dollars for a million journeys. */
function millionOf(cost: Cost): string {
  const operations = 10 * (allReads(cost) * priceOf.reads + cost.writes * priceOf.writes)
  return (operations + callsOf(cost) * priceOfCalls).toFixed(2)
}

/** What so many people a month read, write and call, and what that costs. */
function monthOf(costs: readonly Cost[], people: number): string[] {
  const sum = (count: (cost: Cost) => number) =>
    people * costs.reduce((all, cost) => all + (timesAMonth[cost.name] ?? 0) * count(cost), 0)
  const all = { reads: sum(allReads), writes: sum(({ writes }) => writes), calls: sum(callsOf) }
  const beyond = (what: keyof typeof all) => Math.max(0, all[what] - freeAMonth[what])
  const dollars =
    (beyond('reads') * priceOf.reads + beyond('writes') * priceOf.writes) / 100_000 +
    (beyond('calls') * priceOfCalls) / 1_000_000
  const shown = [people, all.reads, all.writes, all.calls]
  return [...shown.map((value) => Math.round(value).toLocaleString('en')), dollars.toFixed(2)]
}

/** `docs/costs.md`: what journeys cost, as `journey-cost.test.ts` and `function-cost.test.ts` measure them. */
export function costsDocument(costs: readonly JourneyCost[], byFunctions: readonly FunctionCost[]): string {
  const cells = costs.map((cost) =>
    [cost.name, cost.reads, cost.ruleReads, cost.writes, millionOf(cost)].map(String),
  )
  const functionCells = byFunctions.map((cost) =>
    [cost.name, cost.calls, cost.reads, cost.writes, millionOf(cost)].map(String),
  )
  const known = [...costs, ...byFunctions]
  const unknown = Object.keys(timesAMonth).filter((name) => !known.some((cost) => cost.name === name))
  if (unknown.length > 0) throw new Error(`Nobody has measured ${unknown.join(', ')}`)
  const months = [10_000, 1_000_000].map((people) => monthOf(known, people))
  const times = Object.entries(timesAMonth).map(([name, often]) => [name, String(often)])
  return `# What a journey costs

Written by \`npm run generate:documents\` from what \`tests/rules/journey-cost.test.ts\` measures on the emulator, with the code of the pages and
the production rules; do not edit. Documents that the rules read to decide are billed as well. Lists are full: a page of one costs
at most this. The last column is for a million journeys, at ${priceOf.reads.toFixed(2)} US dollars for 100,000 reads and ${priceOf.writes.toFixed(2)} for 100,000 writes
(us-central1; other places differ, and each day's first 50,000 reads and 20,000 writes are free).

${table(['journey', 'reads', 'reads of the rules', 'writes', 'US dollars a million'], cells).trimEnd()}

## What goes by functions

The same for journeys that call functions, as \`tests/functions/function-cost.test.ts\` measures them in one process with the emulated
database. Reads and writes hold what limits and budgets of the day count ([functions.md](functions.md)), and calls hold the triggers that the database
makes; deletions stand among the writes, although they cost less. A million calls cost ${priceOfCalls.toFixed(2)} US dollars.

${table(['journey', 'calls', 'reads', 'writes', 'US dollars a million'], functionCells).trimEnd()}

Deleting an account calls one trigger for each result, one for the seat, one for the account and, a day or two later, one for the end of its mark.

## What that means for a month

For so many people who use it in a month, all of them signed in. Visitors read pages that are files and cost neither reads nor writes.
Nine in ten calls are messages to the assistant.

${table(['people a month', 'reads', 'writes', 'calls', 'US dollars'], months).trimEnd()}

The days' free parts and the first ${freeAMonth.calls.toLocaleString('en')} calls are taken off; a million calls cost ${priceOfCalls.toFixed(2)} US dollars. **Not in it:** the time that
functions take (memory and processor), the language model's price, e-mail, files sent by Hosting, storage, and backups. How often a
person does what is assumed, not measured; put in your own figures (\`timesAMonth\` in \`tests/documents/documents.ts\`):

${table(['journey', 'times a person and month'], times).trimEnd()}

## Under load

\`npm run bench:load\` has many people at once do this on the emulators: sign up, save, read the history, rate the same article, ask to
join the same group, write to the assistant (a stand-in answers), look for services among 10,000. It prints for each journey how many
times slower it becomes than for one person alone, and fails where anything failed or anything acknowledged is not there afterwards.
The milliseconds are the emulators' own: they have no indexes and start a process for each call that comes beside another.

Measured on 27 November 2026 on two cores with nothing beside it, 60 people, 12 at once: no error, and everything acknowledged was there.

| journey | done | a second | alone, median ms | together, median ms | together, 95 % ms | times slower | errors |
| --- | :-: | :-: | :-: | :-: | :-: | :-: | :-: |
| sign up and write the profile | 60 | 28.2 | 81 | 413 | 588 | 5.1 | 0 |
| save 5 screenings | 60 | 27.2 | 96 | 434 | 542 | 4.5 | 0 |
| read the history | 60 | 104.9 | 22 | 103 | 166 | 4.7 | 0 |
| rate an article | 60 | 14.8 | 56 | 426 | 2593 | 7.6 | 0 |
| ask to join a group, and see the request | 60 | 133.1 | 13 | 92 | 124 | 7.3 | 0 |
| one message to the assistant, with the stand-in | 60 | 4.5 | 81 | 516 | 11332 | 6.4 | 0 |
| find services among 10,000 | 20 | 0.9 | 785 | 14782 | 15839 | 18.8 | 0 |
`
}
