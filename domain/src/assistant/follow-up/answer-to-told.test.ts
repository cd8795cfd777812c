import { inLanguage, languages } from '../../localized'
import { crisisContacts } from '../../safety/crisis-lines'
import { fillText } from '../../safety/fill-template'
import { filterReply } from '../../safety/output-filter'
import { protectionContacts } from '../../safety/protection-contacts'
import type { AlarmAbout, ShownCard } from '../../safety/safety-session'
import { replyLimits } from '../reply-limits'
import { answerToTold } from './answer-to-told'
import {
  attackedFollowUps,
  type FollowUp,
  type HowItGoes,
  helpingFollowUps,
  ownFollowUps,
  sharedFollowUps,
} from './follow-ups'

const own: AlarmAbout = { attacked: false }
const helping: AlarmAbout = { attacked: false, helping: true }
const attacked: AlarmAbout = { attacked: true }
const dangers = ['swallowed', 'gas', 'height', 'fallen'] as const
const sides: readonly (readonly [readonly FollowUp[], AlarmAbout])[] = [
  [ownFollowUps, own],
  [ownFollowUps, { ...own, took: true }],
  [ownFollowUps, { ...own, gas: true }],
  [ownFollowUps, { ...own, hurt: true }],
  [helpingFollowUps, helping],
  ...dangers.map((theirDanger) => [helpingFollowUps, { ...helping, theirDanger }] as const),
  [attackedFollowUps, attacked],
]

const everything: readonly (readonly [HowItGoes, AlarmAbout & { readonly card?: ShownCard }])[] = [
  ...sides.flatMap(([followUps, about]) =>
    [...followUps, ...sharedFollowUps].map((tells) => [tells, about] as const),
  ),
  ...(['asks-what-to-say', 'secret', 'they-are-gone', 'far-away'] as const).map(
    (tells) => [tells, { ...own, card: 'T' }] as const,
  ),
  ['asks-whether-to-call', helping],
  ['asks-whether-to-call', { ...own, card: 'T' }],
  ['asks-to-go-in', { ...own, gas: true }],
  ['asks-to-open', attacked],
  ['asks-to-open', { ...attacked, witness: true }],
  ...(['asks-to-vomit', 'asks-to-drive', 'they-replied'] as const).map((tells) => [tells, helping] as const),
  ['they-replied', { ...own, card: 'T' }],
  ...(['asks-to-vomit', 'asks-to-drive', 'asks-about-adult', 'asks-own-words'] as const).map(
    (tells) => [tells, { ...own, took: true }] as const,
  ),
  ...(['presses-on-it', 'treats-alone', 'wont-go'] as const).map(
    (tells) => [tells, { ...own, hurt: true }] as const,
  ),
  ['asked-back', attacked],
  ['tells-adult', attacked],
  ['keeps-apart', own],
  ['asks-what-to-say', { ...attacked, witness: true }],
  ['fears-telling', attacked],
  ['secret', { ...attacked, witness: true }],
  ['asks-about-report', { ...attacked, witness: true }],
]

test('whatever follows on an alarm has an answer in every language, fit to be a reply', () => {
  const stopped: string[] = []
  for (const [tells, about] of everything) {
    const parts = answerToTold(tells, about, false)
    expect(parts.length, tells).toBeGreaterThan(0)
    for (const { tag } of languages) {
      const contacts = (about.attacked ? protectionContacts : crisisContacts)('CN', { language: tag })
      for (const { text } of parts) {
        const filled = fillText(inLanguage(text, tag), contacts, tag)
        expect(filled).not.toMatch(/[{}!！]/)
        const judged = filterReply(filled, replyLimits('CN'))
        if (!judged.ok) stopped.push(`${tells} (${judged.reason}): ${filled}`)
      }
    }
  }
  expect(stopped).toEqual([])
})

const english = (...[tells, about]: [Parameters<typeof answerToTold>[0], AlarmAbout]) =>
  answerToTold(tells, about, false)
    .map(({ text }) => text.en)
    .join(' ')

test('nothing told has no answer', () => {
  expect(answerToTold(undefined, own, false)).toEqual([])
})

test('who has swallowed something reads what to do for that beside every answer', () => {
  const about = { ...own, took: true as const }
  expect(english('anyone-there', about)).toMatch(/I’m reading.*Call now, even if you feel fine/)
  expect(english('feels-fine', about)).toMatch(/still needs a doctor/)
  expect(english('fears-help', about)).toMatch(/^Call now, even if you feel fine/)
  expect(english('asks-how', about)).toMatch(/Say what you swallowed/)
  expect(english('in-company', about)).toMatch(/Ask them to call/)
})

test('who is in gas is sent outside first, and to a doctor after it', () => {
  const about = { ...own, gas: true as const }
  for (const tells of ['asks-how', 'nobody-here'] as const)
    expect(english(tells, about)).toMatch(/^Go outside first/)
  expect(english('moved-away', about)).toMatch(/Get checked at a hospital today/)
})

test('who helps reads of the danger that was told', () => {
  expect(english('they-refuse', { ...helping, theirDanger: 'swallowed' })).toMatch(
    /refusing.*Some harm does not show/,
  )
  expect(english('they-are-better', { ...helping, theirDanger: 'gas' })).toMatch(/Fresh air alone/)
  expect(english('just-done', { ...helping, theirDanger: 'height' })).toMatch(/how far they came down/)
  expect(english('helper-asks-how', { ...helping, theirDanger: 'height' })).toMatch(
    /Keep somewhere safe yourself/,
  )
})

test('where the alarm is taken for the writer’s own, words for somebody else are answered all the same', () => {
  expect(english('asks-what-to-say', own)).toMatch(/Listen, and don’t argue/)
  expect(english('with-them', own)).toMatch(/Don't leave them alone/)
})

test('whoever hears violence next door is sent to no door, and reads nothing for who is hit', () => {
  const witness = { ...attacked, witness: true as const }
  expect(english('quiet-now', witness)).toMatch(/Don’t knock there yourself/)
  expect(english('attacked-asks-how', witness)).toMatch(/don't step in between/)
  for (const tells of ['injured', 'ashamed', 'go-back', 'got-out'] as const)
    expect(answerToTold(tells, witness, false)).toEqual([])
})
