import * as v from 'valibot'
import type { Answers, Instrument } from '../instruments/instrument'
import { instrumentIndex, loadInstrument } from '../instruments/instrument-catalogue'
import { questionsToAsk } from '../instruments/question-flow'
import { scoreInstrument } from '../instruments/score'
import { answerValues, documentLimits } from './document-limits'
import { scoreAgrees } from './score-agrees'
import { screeningRecordSchema } from './screening-document'
import { answersOf, screeningRecord, toldResult } from './screening-record'

/** Answers every question that is asked with its last option, until nothing more is asked. */
function fullAnswers(instrument: Instrument): Answers {
  let answers: Answers = {}
  for (;;) {
    const open = questionsToAsk(instrument, answers).find((question) => answers[question.id] === undefined)
    const last = open?.options.at(-1)
    if (!open || !last) return answers
    answers = { ...answers, [open.id]: last.value }
  }
}

describe.each(instrumentIndex.map(({ id }) => id))('a finished %s', (id) => {
  test('fits the schema, and gives its answers back', async () => {
    const instrument = await loadInstrument(id)
    const answers = fullAnswers(instrument)
    const result = scoreInstrument(instrument, answers)
    const record = screeningRecord({
      instrument,
      answers,
      result,
      language: 'zh-CN',
      finishedAt: 1_790_000_000_000,
    })
    expect(v.parse(screeningRecordSchema, record)).toEqual(record)
    expect(answersOf(record)).toEqual(answers)
    const { cutoff, gateClosed, ...told } = result
    expect(toldResult(record)).toEqual({ ...told, safety: [], missing: [] })
    expect(record).toMatchObject({
      instrument: id,
      edition: instrument.edition,
      score: { total: result.total, band: result.band },
      safety: result.safety.length > 0,
    })
  })

  test('has only values and sizes that the database takes', async () => {
    const instrument = await loadInstrument(id)
    const options = [
      ...(instrument.options ?? []),
      ...(instrument.gate?.options ?? []),
      ...instrument.items.flatMap((item) => item.options ?? []),
      ...(instrument.unscoredItems ?? []).flatMap((item) => item.options),
    ]
    expect(options.length).toBeGreaterThan(0)
    expect(options.filter(({ value }) => !answerValues.includes(value))).toEqual([])
    expect(instrument.items.length + 1).toBeLessThanOrEqual(documentLimits.answers)
    expect(instrument.unscoredItems?.length ?? 0).toBeLessThanOrEqual(documentLimits.unscored)
    expect(instrument.scoring.subscales.length).toBeLessThanOrEqual(documentLimits.subscales)
  })
})

test('declined and unscored answers are kept apart from the score, unknown ones are not kept', async () => {
  const instrument = await loadInstrument('phq9')
  const answers: Answers = {
    ...fullAnswers(instrument),
    phq9_9: 'declined',
    phq9_difficulty: 1,
    somebody_else: 3,
  }
  const result = scoreInstrument(instrument, answers)
  const record = screeningRecord({ instrument, answers, result, language: 'en', finishedAt: 1 })
  expect(record.answers.phq9_9).toBe('declined')
  expect(record.unscored).toEqual({ phq9_difficulty: 1 })
  expect(record.score).toEqual({ total: null, band: null })
  expect(record.safety).toBe(true)
  expect(JSON.stringify(record)).not.toContain('somebody_else')
})

test.each(instrumentIndex.map(({ id }) => id))(
  'the score of %s is that of its answers, and no other is',
  async (id) => {
    const instrument = await loadInstrument(id)
    const answers = fullAnswers(instrument)
    for (const sex of ['female', 'male'] as const) {
      const result = scoreInstrument(instrument, answers, { sex })
      const saved = screeningRecord({
        instrument,
        answers,
        result,
        language: 'en',
        finishedAt: 1_790_000_000_000,
      })
      expect(scoreAgrees(instrument, JSON.parse(JSON.stringify(saved)))).toBe(true)
      const { total, subscales } = saved.score
      const others = Object.fromEntries(
        Object.keys(subscales ?? {}).map((name) => [name, { score: 1.5, band: null }]),
      )
      const score =
        total === null ? { ...saved.score, subscales: others } : { ...saved.score, total: total + 1 }
      expect(scoreAgrees(instrument, { ...saved, score })).toBe(false)
      expect(scoreAgrees(instrument, { ...saved, safety: !saved.safety })).toBe(false)
    }
  },
)
