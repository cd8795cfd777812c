import type { Instrument } from '@amhs/domain/instruments/instrument'
import { instrumentSummary, loadInstrument } from '@amhs/domain/instruments/instrument-catalogue'
import { optionsOf, wordingIn } from '@amhs/domain/instruments/question-flow'
import { bandFor } from '@amhs/domain/instruments/score'
import { inLanguage, type Language } from '@amhs/domain/localized'
import type { SharedContent, SharedItem, SharedResponse } from '@amhs/domain/sharing/read-bundle'
import { safetyItemIds } from '@amhs/domain/sharing/share-bundle'

/** A result whose instrument is one of ours. */
export interface KnownResult {
  readonly response: SharedResponse
  readonly instrument: Instrument
}

/**
 * The instruments of ours that a shared file was made with, by the id in it. Only the same edition counts: another may have other
 * words and other ranges, and the file's own words are then shown as they stand.
 */
export async function instrumentsOf(content: SharedContent): Promise<ReadonlyMap<string, Instrument>> {
  const known = new Map<string, Instrument>()
  for (const { questionnaire, version } of content.responses) {
    if (questionnaire === null || known.has(questionnaire) || !instrumentSummary(questionnaire)) continue
    const instrument = await loadInstrument(questionnaire).catch(() => null)
    if (instrument?.edition === version) known.set(questionnaire, instrument)
  }
  return known
}

/** A question with its answer in the reader's language. */
export interface ShownAnswer extends SharedItem {
  /** Whether it asks about self-harm and the answer says that there is something. */
  readonly isTold: boolean
}

function questionsOf(instrument: Instrument) {
  const { gate, items, unscoredItems = [] } = instrument
  return [
    ...(gate ? [{ id: gate.id, text: gate.text, options: gate.options }] : []),
    ...items.map((item) => ({ id: item.id, text: item.text, options: optionsOf(instrument, item) })),
    ...unscoredItems.map(({ id, text, options }) => ({ id, text, options })),
  ]
}

/** The answers in the reader's language, whichever they were given in. */
export function answersIn(
  instrument: Instrument,
  { items }: SharedResponse,
  language: Language,
): readonly ShownAnswer[] {
  const questions = questionsOf(instrument)
  const sensitive = safetyItemIds(instrument)
  return items.map((item) => {
    const question = questions.find(({ id }) => id === item.linkId)
    if (!question) return { ...item, isTold: false }
    const option = question.options.find(
      ({ loincAnswer, value }) =>
        (loincAnswer && item.codes.includes(loincAnswer)) || item.codes.includes(String(value)),
    )
    const trigger = instrument.safetyItems.find(({ itemId }) => itemId === item.linkId)?.triggerMin ?? 1
    return {
      ...item,
      text: wordingIn(question.text, language).text,
      // With its value, as whoever scores by hand wants to read it.
      answer: option ? `${wordingIn(option.label, language).text} (${option.value})` : item.answer,
      isTold: sensitive.has(item.linkId) && option !== undefined && option.value >= trigger,
    }
  })
}

/** What the score of a part says: on which side of its cut-off it lies, or in which band. */
export type PartMeaning =
  | { readonly cutoff: number; readonly isReached: boolean }
  | { readonly band: Instrument['scoring']['bands'][number] }

/** The score of one part, in the reader's language; without a number where too little was answered. */
export interface PartScore {
  readonly id: string
  readonly label: string
  readonly score: number | null
  readonly highest: number
  readonly meaning: PartMeaning | null
}

/** The scores by what they are: the total, and the parts. */
export function scoresOf(instrument: Instrument, response: SharedResponse, language: Language) {
  const { scoring } = instrument
  const partOf = (id: string) => id.slice(response.id.length + 1)
  const total = response.values.find(({ id }) => partOf(id) === 'total')?.value ?? null
  const parts = scoring.subscales.flatMap(({ id, label, range, cutoff }): PartScore[] => {
    // Ids in the file are cut to fifteen characters, without underscores.
    const found = response.values.find(
      (value) => partOf(value.id) === id.replaceAll(/[^A-Za-z0-9.-]/g, '-').slice(0, 15),
    )
    if (!found) return []
    const score = numberIn(found.value)
    const meaning = score === null ? null : meaningOf(instrument, score, cutoff)
    return [{ id, label: inLanguage(label, language), score, highest: range[1], meaning }]
  })
  return { total: numberIn(total), parts }
}

function meaningOf({ scoring }: Instrument, score: number, cutoff: number | undefined): PartMeaning | null {
  if (cutoff !== undefined) return { cutoff, isReached: score >= cutoff }
  const band = bandFor(scoring.bands, score)
  return band && { band }
}

function numberIn(value: string | null): number | null {
  return value === null || !/^\d+(?:\.\d+)?$/.test(value) ? null : Number(value)
}
