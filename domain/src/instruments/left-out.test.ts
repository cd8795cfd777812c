import { screeningRecord } from '../documents/screening-record'
import type { Answer } from './instrument'
import { instrumentIndex, loadInstrument } from './instrument-catalogue'
import { leftOutSentence } from './left-out'
import { optionsOf } from './question-flow'
import { scoreInstrument } from './score'

/** What is said where the first questions of an instrument were declined and all others answered with their first option. */
async function sentenceOf(id: string, declined: number) {
  const instrument = await loadInstrument(id)
  const answers = Object.fromEntries(
    instrument.items.map((item, at): [string, Answer] => [
      item.id,
      at < declined ? 'declined' : (optionsOf(instrument, item)[0]?.value ?? 0),
    ]),
  )
  const result = scoreInstrument(instrument, answers)
  return leftOutSentence(
    instrument,
    screeningRecord({ instrument, answers, result, language: 'en', finishedAt: 1_790_000_000_000 }),
  )
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
