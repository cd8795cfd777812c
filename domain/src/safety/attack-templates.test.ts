import { replyLimits } from '../assistant/reply-limits'
import { type Language, languages } from '../localized'
import { crisisRegions } from './crisis-lines'
import { fillText, templateText } from './fill-template'
import { filterReply } from './output-filter'
import { protectionContacts } from './protection-contacts'
import { type ShownCard, startSafetySession } from './safety-session'
import { shownTemplate } from './shown-template'
import type { TemplatePart } from './template'
import { safetyTemplate } from './templates'

const attacked = { attacked: true }
const witness = { attacked: true, witness: true } as const
const own = [
  'L3',
  'safe-not-sure',
  'ask-again',
  'somebody-near',
  'safe-yes',
] as const satisfies readonly ShownCard[]
/** What else only who is attacked reads; nobody else has words for it. */
const where = ['they-are-away'] as const satisfies readonly ShownCard[]
const partsOf = (card: ShownCard): readonly TemplatePart[] => {
  const { parts, answers } = shownTemplate(card, attacked)
  return [...parts, ...answers.flatMap(({ step }) => step ?? [])]
}

test('every other card is the one that everybody reads', () => {
  for (const card of ['L2', 'A', 'H'] as const)
    expect(shownTemplate(card, attacked)).toEqual(safetyTemplate(card, false))
  for (const card of own) expect(shownTemplate(card, { attacked: false }, true)).toEqual(safetyTemplate(card))
})

test.each(own)('%s is known by its name', (card) => {
  expect(shownTemplate(card, attacked).id).toBe(card)
})

test('what is said is kept in a file that people read', async () => {
  const lineOf = ({ role, text }: TemplatePart) => `- ${role}: ${text.zh} | ${text.en}`
  const cards = [
    ...own.map((card) => [card, attacked] as const),
    ['L3', witness] as const,
    ['A', witness] as const,
  ].map(([card, about]) => {
    const { title, parts, answers } = shownTemplate(card, about)
    const labels = answers.flatMap(({ id, label, step }) => [
      `- answer ${id}: ${label.zh} | ${label.en}`,
      ...(step ? [`  ${lineOf(step)}`] : []),
    ])
    const note = about === witness ? ' (somebody else is attacked)' : ''
    return [`## ${card}${note}: ${title.zh} | ${title.en}`, '', ...parts.map(lineOf), ...labels].join('\n')
  })
  await expect(`${['# Cards for whoever is attacked', ...cards].join('\n\n')}\n`).toMatchFileSnapshot(
    'attack-cards.md',
  )
})

test('nobody who is attacked reads of hurting themselves, of an exercise, or that they have company', () => {
  for (const { text } of [...own, ...where].flatMap(partsOf)) {
    expect(text.zh).not.toMatch(/伤害自己|身边有人|陪你/)
    expect(text.en).not.toMatch(/hurt yourself|stay with me|five things/i)
  }
})

test('the police stand first, and only they', () => {
  const text = templateText(
    shownTemplate('L3', attacked),
    protectionContacts('CN', { language: 'zh-CN' }),
    'zh-CN',
  )
  expect(text.split('\n')[0]).toBe('请现在拨打 110。')
  expect(
    templateText(shownTemplate('L3', attacked), protectionContacts('OTHER', { language: 'zh-CN' }), 'en'),
  ).toContain('Call your local emergency number (or 112 by mobile) now.')
})

test('the window asks where the other person is, and each answer has its next step', () => {
  const { answers } = shownTemplate('L3', attacked)
  expect(answers.map(({ id }) => id)).toEqual(['near', 'away'])
  for (const { step } of answers) expect(step).toBeDefined()
  for (const { step } of safetyTemplate('L3').answers) expect(step).toBeDefined()
})

test('no placeholder is left, and every text passes the check of replies', () => {
  for (const { region } of crisisRegions) {
    const contacts = protectionContacts(region, { language: 'zh-CN' })
    for (const language of languages.map(({ tag }): Language => tag)) {
      for (const { text } of [...own, ...where].flatMap(partsOf)) {
        const filled = fillText(language === 'en' ? text.en : text.zh, contacts, language)
        expect(filled).not.toMatch(/[{}]|（）|\(\)/)
        expect([region, filled, filterReply(filled, replyLimits(region))]).toEqual([
          region,
          filled,
          { ok: true },
        ])
      }
    }
  }
})

test('a session begins with nobody attacked', () => {
  expect(startSafetySession().attacked).toBe(false)
})

test('who hears or sees somebody attacked is not told that it is not their fault, and not sent there', () => {
  const { parts, answers } = shownTemplate('L3', witness)
  const texts = [...parts, ...answers.flatMap(({ step }) => step ?? [])]
  expect(texts.map(({ text }) => text.en).join(' ')).not.toMatch(/not your fault|get out|go home/)
  for (const id of ['near', 'away'])
    expect(answers.find((answer) => answer.id === id)?.step?.text.en).toMatch(/don't step in|Don't knock/)
  for (const { region } of crisisRegions) {
    const contacts = protectionContacts(region, { language: 'zh-CN' })
    for (const language of languages.map(({ tag }): Language => tag)) {
      for (const { text } of texts) {
        const filled = fillText(language === 'en' ? text.en : text.zh, contacts, language)
        expect(filled).not.toMatch(/[{}]|（）|\(\)/)
        expect(filterReply(filled, replyLimits(region)), filled).toEqual({ ok: true })
      }
    }
  }
})
