import { screeningRecord } from '../documents/screening-record'
import { answersFromValues } from './answers-from-values'
import type { Instrument } from './instrument'
import { instrumentIndex, loadInstrument } from './instrument-catalogue'
import { optionsOf } from './question-flow'
import {
  goOnWith,
  hasPeriod,
  resultHeadline,
  thisWeek,
  toldSentence,
  wordsToChild,
  wordsToTell,
} from './result-sentences'
import { safetyNotices } from './safety'
import { scoreInstrument } from './score'

/** A result in which every answer is the option at a place, lowest first; -1 is the last. */
function result(instrument: Instrument, place: 0 | -1, change: Readonly<Record<string, number>> = {}) {
  const values = instrument.items.map((item) => {
    const options = optionsOf(instrument, item)
    return (place === 0 ? options[0] : options.at(-1))?.value ?? 0
  })
  const answers = { ...answersFromValues(instrument, values), ...change }
  const scored = scoreInstrument(instrument, answers)
  const { score, safety } = screeningRecord({
    instrument,
    answers,
    result: scored,
    language: 'en',
    finishedAt: 0,
  })
  return { score, safety, notices: safetyNotices(instrument, answers) }
}

test('every result of every instrument is a sentence, without a verdict', async () => {
  for (const { id } of instrumentIndex) {
    const instrument = await loadInstrument(id)
    for (const place of [0, -1] as const) {
      const { score, safety, notices } = result(instrument, place)
      for (const text of [
        resultHeadline(instrument, score, notices),
        thisWeek(instrument, score, safety),
        wordsToTell(instrument, score, 'adult'),
      ]) {
        expect(text.zh.length, `${id} ${place}`).toBeGreaterThan(8)
        expect(`${text.zh} ${text.en}`, `${id} ${place}`).not.toMatch(
          /ositive screen|阳性|undefined|null|[Yy]ou (have|are) (a |an )?(depress|anxi|ill|disorder)|diagnosed|你(有|得了|患)(抑郁|焦虑)/,
        )
      }
    }
  }
})

test('item 9 alone leads, and nobody is told to keep it up', async () => {
  for (const id of ['phq9', 'phqa']) {
    const instrument = await loadInstrument(id)
    const { score, safety, notices } = result(instrument, 0, { [`${id}_9`]: 1 })
    expect(score.band).toBe('minimal')
    const headline = resultHeadline(instrument, score, notices)
    expect(headline.en).toBe('Thank you for telling us. You don’t have to carry this alone')
    expect(headline.zh, 'largest on the page: nobody who looks over reads what was told').not.toMatch(
      /不想活|伤害|念头/,
    )
    expect(toldSentence.zh).toContain('伤害自己的念头')
    expect(thisWeek(instrument, score, safety).en).not.toContain('Keep up')
    const calm = result(instrument, 0)
    expect(resultHeadline(instrument, calm.score, calm.notices).en).toContain('None to minimal symptoms')
  }
})

test('a parent reads about the child', async () => {
  const instrument = await loadInstrument('psc17p')
  const { score, notices } = result(instrument, -1)
  expect(resultHeadline(instrument, score, notices)).toEqual({
    zh: '孩子的得分高于分界线，可以带孩子看看医生',
    en: 'The child’s score is above the cut-off: worth seeing a doctor together',
  })
  expect(resultHeadline(instrument, { ...score, total: 15 }, notices).en).toContain('at the cut-off')
  // A parent speaks to another adult as a parent, and to the child in other words.
  const told = wordsToTell(instrument, score, 'adult')
  expect([told.zh, told.en]).toEqual([
    expect.stringContaining('担心孩子'),
    expect.stringContaining('worried about my child'),
  ])
  expect(wordsToChild.en).toContain('I wonder how you are')
})

test('two scores of burnout make one sentence, and go on with mood where they are raised', async () => {
  const instrument = await loadInstrument('cbi')
  const high = result(instrument, -1)
  const mixed = {
    ...high.score,
    subscales: {
      personal: { score: 80, band: 'high', positive: true },
      work: { score: 20, band: 'low', positive: false },
    },
  }
  expect(resultHeadline(instrument, mixed, []).en).toBe(
    'Personal burnout: high, Work-related burnout: lower range',
  )
  expect(goOnWith(instrument, mixed, 'adult')).toBe('phq9')
  expect(thisWeek(instrument, mixed, false).en).toContain('leave on time on one day')
})

test('low well-being goes on with the questionnaire on mood for the age', async () => {
  const instrument = await loadInstrument('who5')
  const low = { total: 3, percent: 12, band: 'very-low', positive: true }
  expect(goOnWith(instrument, low, 'adult')).toBe('phq9')
  expect(goOnWith(instrument, low, '14-17')).toBe('phqa')
  expect(goOnWith(instrument, low, 'under-14')).toBeNull()
  expect(goOnWith(instrument, { ...low, total: 20, band: 'adequate', positive: false }, 'adult')).toBeNull()
})

test('only a form that asks about a time says so', async () => {
  expect(hasPeriod(await loadInstrument('phq9'))).toBe(true)
  for (const id of ['cbi', 'psc17p', 'rses', 'ucla3']) expect(hasPeriod(await loadInstrument(id))).toBe(false)
})
