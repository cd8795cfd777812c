import { screeningRecord } from '../documents/screening-record'
import type { Answer, Answers, Instrument } from './instrument'
import { instrumentIndex, loadInstrument } from './instrument-catalogue'
import { leftOutSentence } from './left-out'
import { optionsOf } from './question-flow'
import { scoreInstrument } from './score'

/** A screening in which somebody gave these answers, as it is kept. */
async function screeningWith(id: string, answersTo: (instrument: Instrument) => Answers) {
  const instrument = await loadInstrument(id)
  const answers = answersTo(instrument)
  const result = scoreInstrument(instrument, answers)
  const record = screeningRecord({
    instrument,
    answers,
    result,
    language: 'en',
    finishedAt: 1_790_000_000_000,
  })
  return { instrument, record }
}

/** A screening in which the first questions of an instrument were declined and all others answered with their first option. */
const screening = (id: string, declined: number) =>
  screeningWith(id, (instrument) =>
    Object.fromEntries(
      instrument.items.map((item, at): [string, Answer] => [
        item.id,
        at < declined ? 'declined' : (optionsOf(instrument, item)[0]?.value ?? 0),
      ]),
    ),
  )

async function sentenceOf(id: string, declined: number) {
  const { instrument, record } = await screening(id, declined)
  return leftOutSentence(instrument, record)
}

test.each(['psc17y', 'psc17p'])(
  '%s counts what was left out as 0, and says so up to three times',
  async (id) => {
    expect(await sentenceOf(id, 0)).toBeNull()
    expect(await sentenceOf(id, 1)).toEqual({
      zh: '有 1 题没有回答，按 0 分算，所以得分可能偏低。',
      en: '1 question was left out and counts as 0, so the score may be too low.',
    })
    expect((await sentenceOf(id, 3))?.en).toBe(
      '3 questions were left out and count as 0, so the score may be too low.',
    )
    // There is no score then.
    expect(await sentenceOf(id, 4)).toBeNull()
  },
)

test('the mean of the others may be wrong either way', async () => {
  expect(await sentenceOf('cbi', 2)).toEqual({
    zh: '有 2 题没有回答，得分只按答了的题算，所以可能偏低，也可能偏高。',
    en: '2 questions were left out; the score is worked out from the others alone, so it may be too low or too high.',
  })
})

test('where every answer is required, nothing is said of a score that there is not', async () => {
  for (const { id } of instrumentIndex)
    if (!/^(psc17|cbi)/.test(id)) expect([id, await sentenceOf(id, 1)]).toEqual([id, null])
})

test('one part that has a score is enough, and so is a total without parts', async () => {
  // All questions on oneself are left out; those on work and clients have their scores.
  expect((await sentenceOf('cbi', 6))?.en).toMatch(/^6 questions were left out;/)
  const { instrument, record } = await screening('psc17y', 1)
  const { subscales, ...whole } = record.score
  expect(leftOutSentence(instrument, { ...record, score: whole })?.en).toMatch(/^1 question was left out/)
})

test('a question that was never asked was not left out', async () => {
  const { instrument, record } = await screeningWith('auditc', ({ items }) => ({ [items[0]?.id ?? '']: 0 }))
  expect(record.score.total).toBe(0)
  expect(leftOutSentence(instrument, record)).toBeNull()
})
