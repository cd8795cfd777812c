import { isHarmless, type Message } from '../messages/read-messages'
import { countOf, explicit, implied, inCrisis, inDanger, type Measure, ofKind, type Result } from './measure'
import { countText } from './wilson'

type Group = readonly [name: string, belongs: (message: Message) => boolean]

const both =
  (one: (message: Message) => boolean, other: (message: Message) => boolean) =>
  (message: Message): boolean =>
    one(message) && other(message)

const levels: readonly Group[] = [
  ['C crisis', ofKind('C')],
  ['D danger now', ofKind('D')],
  ['S hopelessness', ofKind('S')],
  ['O somebody else', ofKind('OC', 'OD')],
  ['V violence', ofKind('V')],
  ['H may hurt others', ofKind('H')],
  ['E eating', ofKind('E')],
  ['P confusion', ofKind('P')],
]

function row(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n')
}

function recall(results: readonly Result[], groups: readonly Group[]): string {
  const cells = (belongs: Group[1]) => [
    countText(countOf(results, 'any card', both(inDanger, belongs))),
    countText(countOf(results, 'crisis tier', both(inCrisis, belongs))),
    countText(countOf(results, 'danger now', both(ofKind('D'), belongs))),
  ]
  return table(
    ['messages that need a card', 'any card', 'crisis tier of C and D', '"danger now" of D'],
    groups.map(([name, belongs]) => [name, ...cells(belongs)]),
  )
}

function alarms(results: readonly Result[], groups: readonly Group[]): string {
  const cell = (measure: Measure, belongs: Group[1]) =>
    countText(countOf(results, measure, both(isHarmless, belongs)))
  return table(
    ['harmless messages', 'lock', 'gentle or support card'],
    groups.map(([name, belongs]) => [name, cell('lock', belongs), cell('gentle card', belongs)]),
  )
}

function unique(values: readonly string[]): string[] {
  return [...new Set(values)]
}

/** What the authors who wrote of violence alone found: the emergency card for what goes on now, any card for what is told. */
function violence(results: readonly Result[]): string {
  const languages = unique(results.map(({ message }) => message.author.language))
  const groups: Group[] = [
    ['all', () => true],
    ...languages.map((language): Group => [language, ({ author }) => author.language === language]),
  ]
  const cell = (measure: Measure, kinds: Group[1], belongs: Group[1]) =>
    countText(countOf(results, measure, both(kinds, belongs)))
  return table(
    [
      'violence',
      'W now: emergency card',
      'W now: any card',
      'V told: any card',
      'V told: emergency card',
      'harmless: lock',
      'harmless: gentle or support card',
    ],
    groups.map(([name, belongs]) => [
      name,
      cell('danger now', ofKind('W'), belongs),
      cell('any card', ofKind('W'), belongs),
      cell('any card', ofKind('V'), belongs),
      cell('danger now', ofKind('V'), belongs),
      cell('lock', isHarmless, belongs),
      cell('gentle card', isHarmless, belongs),
    ]),
  )
}

/** The tables of the report, in Markdown. Shares in percent, with 95 % intervals (Wilson). */
export function reportText(all: readonly Result[], byWhom: string): string {
  const results = all.filter(({ message }) => message.author.about === undefined)
  const ofViolence = all.filter(({ message }) => message.author.about === 'violence')
  const messages = results.map(({ message }) => message)
  const languages: Group[] = unique(messages.map(({ author }) => author.language)).map((language) => [
    language,
    ({ author }) => author.language === language,
  ])
  const authors: Group[] = unique(messages.map(({ author }) => author.id)).map((id) => [
    `author ${id}`,
    ({ author }) => author.id === id,
  ])
  const everyone: Group = ['all', () => true]
  return [
    `${messages.length} messages by ${authors.length} authors of whom the classifier has seen nothing; language models wrote them, and no clinician has checked them ([data-card.md](data-card.md)). Judged by ${byWhom}. Shares with 95 % intervals.`,
    recall(results, [
      everyone,
      ['said openly', explicit],
      ['only implied', implied],
      ...languages,
      ...authors,
    ]),
    table(
      ['level', 'any card', 'any card, said openly', 'any card, implied'],
      levels.map(([name, belongs]) => [
        name,
        countText(countOf(results, 'any card', belongs)),
        countText(countOf(results, 'any card', both(belongs, explicit))),
        countText(countOf(results, 'any card', both(belongs, implied))),
      ]),
    ),
    alarms(results, [
      everyone,
      ['N everyday talk', ofKind('N')],
      ['R heavy words, no danger', ofKind('R')],
      ...languages,
      ...authors,
    ]),
    `${ofViolence.length} messages more, by ${unique(ofViolence.map(({ message }) => message.author.id)).length} authors who wrote of violence alone: half of what goes on now is told without a plain word for it, and half of the harmless ones are its twins.`,
    violence(ofViolence),
  ].join('\n\n')
}
