import { checkForm } from '@amhs/domain/forms/form-rules'
import { dayOf } from '../days'
import { sharingWords } from '../sharing.words'
import { codeText, isCode } from './code-text'
import { firstDay, grantChoice, type ShareValues, shareRules } from './share-form'

const day = 24 * 60 * 60 * 1000
const labels = Object.fromEntries(
  ['instruments', 'since', 'from', 'until', 'knownAs', 'standing'].map((name) => [
    name,
    { zh: name, en: name },
  ]),
) as Record<keyof ShareValues, { zh: string; en: string }>
const valid: ShareValues = {
  instruments: ['phq9'],
  since: 'day',
  from: dayOf(Date.now()),
  until: dayOf(Date.now() + 30 * day),
  knownAs: ' 小林 ',
  standing: 'ask',
}
const faults = (change: Partial<ShareValues>) =>
  checkForm({ ...valid, ...change }, shareRules, labels).map(({ field }) => field)

test('what is valid has no fault, to the last day that is allowed', () => {
  expect(faults({})).toEqual([])
  expect(faults({ until: dayOf(Date.now()) })).toEqual([])
  expect(faults({ until: dayOf(Date.now() + 365 * day) })).toEqual([])
})

test('no name is said in words of its own, which ask for no real one', () => {
  const [problem] = checkForm({ ...valid, knownAs: ' ' }, shareRules, labels)
  expect(problem?.message).toEqual({
    zh: '请写一个对方认得出你的名字，小名、外号都可以。',
    en: 'Please write a name they will know you by; a nickname is fine.',
  })
})

test.each([
  ['instruments', { instruments: [] }],
  ['instruments', { instruments: Array.from({ length: 21 }, (_, n) => `tool${n}`) }],
  ['from', { from: '' }],
  ['from', { from: dayOf(Date.now() + 2 * day) }],
  ['until', { until: dayOf(Date.now() - 2 * day) }],
  ['until', { until: dayOf(Date.now() + 368 * day) }],
  ['until', { until: 'soon' }],
  ['knownAs', { knownAs: '  ' }],
  ['knownAs', { knownAs: 'a'.repeat(61) }],
] as const)('a fault of %s is found: %o', (field, change) => {
  expect(faults(change)).toEqual([field])
})

test('what is stored: whole days, and the name as others read it', () => {
  const choice = grantChoice({ ...valid, from: '2026-11-01', until: '2026-11-30', standing: 'standing' })
  expect(choice.expiresAt - choice.from).toBe(30 * day - 1000)
  expect(choice).toMatchObject({ knownAs: '小林', standing: true })
})

test('a code may be typed small, with spaces, or wide', () => {
  expect(codeText(' k7mf 29qd')).toBe('K7MF29QD')
  expect(codeText('K7MF-29QD')).toBe('K7MF29QD')
  expect(codeText('Ｋ７ＭＦ２９ＱＤ')).toBe('K7MF29QD')
  expect(isCode('K7MF29QD')).toBe(true)
  expect(isCode('K7MF29Q0')).toBe(false)
  expect(isCode('K7MF29Q')).toBe(false)
})

test('new ones, all so far, or from a day: where that begins', () => {
  const now = new Date(2026, 10, 23, 9).getTime()
  const oldest = new Date(2025, 2, 4, 18).getTime()
  expect(firstDay({ since: 'today', from: '2026-01-01' }, oldest, now)).toBe('2026-11-23')
  expect(firstDay({ since: 'all', from: '2026-01-01' }, oldest, now)).toBe('2025-03-04')
  expect(firstDay({ since: 'all', from: '2026-01-01' }, null, now)).toBe('2026-11-23')
  expect(firstDay({ since: 'day', from: '2026-01-01' }, oldest, now)).toBe('2026-01-01')
  // A day that is not asked for is not checked.
  expect(faults({ since: 'today', from: '' })).toEqual([])
})

test('what begins today includes what was done earlier today, and is called so', () => {
  const now = new Date(2026, 10, 23, 15).getTime()
  const { from } = grantChoice({ ...valid, from: firstDay({ since: 'today', from: '' }, null, now) })
  expect(from).toBeLessThanOrEqual(new Date(2026, 10, 23, 9).getTime())
  expect(sharingWords.zh.sinceToday).toBe('只有今天的，和以后的')
  expect(sharingWords.en.sinceToday).toBe('Only today’s, and later ones')
})
