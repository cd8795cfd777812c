import type { Answers, Instrument } from '@amhs/domain/instruments/instrument'
import { instrumentSummary, loadInstrument } from '@amhs/domain/instruments/instrument-catalogue'
import { questionsToAsk, wordingIn } from '@amhs/domain/instruments/question-flow'
import type { Language } from '@amhs/domain/localized'
import { inLanguage } from '@amhs/domain/localized'
import * as v from 'valibot'
import { formatDate } from '../../../platform/dates'
import { wordsIn } from '../../../platform/words'
import { resultWords } from './results-in-words.words'

/** One stored result as a person reads it: no keys, no codes. */
export interface ResultInWords {
  /** The questionnaire and the day. */
  readonly heading: string
  /** Points with their range, and the band's name; empty where there is no score. */
  readonly score: string
  readonly answers: readonly { readonly question: string; readonly answer: string }[]
}

const answersSchema = v.record(v.string(), v.union([v.number(), v.literal('declined')]))

/** What is needed of a stored result; an account gives the day as text, a device in milliseconds since 1970. */
const storedSchema = v.object({
  instrument: v.string(),
  answers: answersSchema,
  unscored: v.optional(answersSchema, {}),
  score: v.object({ total: v.nullable(v.number()), band: v.nullable(v.string()) }),
  finishedAt: v.union([v.number(), v.pipe(v.string(), v.isoTimestamp())]),
})

/**
 * The stored results with questions, answers and bands in words, the newest first. What cannot be read, or is of a questionnaire
 * that is no longer offered, is left out here: the file holds it as it is stored as well.
 *
 * @throws when the file of a questionnaire cannot be loaded: without it the words would be missing
 */
export async function resultsInWords(
  stored: readonly unknown[],
  language: Language,
): Promise<readonly ResultInWords[]> {
  const results = stored
    .flatMap((one) => {
      const read = v.safeParse(storedSchema, one)
      return read.success && instrumentSummary(read.output.instrument) ? [read.output] : []
    })
    .map((one) => ({ ...one, finishedAt: new Date(one.finishedAt).getTime() }))
    .toSorted((one, other) => other.finishedAt - one.finishedAt)
  return Promise.all(
    results.map(async ({ instrument: id, answers, unscored, score, finishedAt }) => {
      const instrument = await loadInstrument(id)
      return {
        heading: `${inLanguage(instrument.title, language)} · ${formatDate(finishedAt, language)}`,
        score: scoreInWords(instrument, score, language),
        answers: answersInWords(instrument, { ...answers, ...unscored }, language),
      }
    }),
  )
}

function scoreInWords(
  { scoring }: Instrument,
  { total, band }: { readonly total: number | null; readonly band: string | null },
  language: Language,
): string {
  const name = scoring.bands?.find(({ id }) => id === band)
  const points = total === null ? [] : [wordsIn(resultWords, language).points(total, scoring.range.join('–'))]
  return [...points, ...(name ? [inLanguage(name.label, language)] : [])].join(' · ')
}

function answersInWords(
  instrument: Instrument,
  answers: v.InferOutput<typeof answersSchema>,
  language: Language,
): ResultInWords['answers'] {
  return questionsToAsk(instrument, answers as Answers).map((question) => {
    const option = question.options.find(({ value }) => value === answers[question.id])
    return {
      question: wordingIn(question.text, language).text,
      answer: option
        ? `${wordingIn(option.label, language).text} (${option.value})`
        : wordsIn(resultWords, language).declined,
    }
  })
}
