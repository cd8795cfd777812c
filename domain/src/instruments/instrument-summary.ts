import type { Language, Localized } from '../localized'
import type { Instrument, Respondent, Ship } from './instrument'
import type { TopicId } from './instrument-topics'

/** What the list of tools needs to know about an instrument before its file is loaded. */
export interface InstrumentSummary {
  readonly id: string
  readonly edition: string
  readonly title: Localized
  readonly measures: Localized
  readonly topic: TopicId
  readonly respondent: Respondent
  /** Years; the age of the child where the respondent is a parent. `max` null means no upper limit. */
  readonly ageRange: { readonly min: number; readonly max: number | null }
  /** All questions that may be asked: gate, scored and unscored. */
  readonly questionCount: number
  readonly minutes: number
  readonly ship: Ship
  readonly languages: readonly Language[]
  /** Standing of the Chinese text; see `about.ts` for the words. */
  readonly translation: Instrument['zhStatus']['kind']
  readonly contentWarning: boolean
  readonly repeatAfterDays: number | null
}

/** Seconds a person is taken to need for one question. An estimate of this product, not a published figure. */
const secondsPerQuestion = 15

/** Estimated minutes for a number of questions, rounded up to whole minutes. */
export function estimatedMinutes(questionCount: number): number {
  return Math.max(1, Math.ceil((questionCount * secondsPerQuestion) / 60))
}

/** The light entry of an instrument for the index. */
export function summarise(instrument: Instrument): InstrumentSummary {
  const questionCount =
    instrument.items.length + (instrument.unscoredItems?.length ?? 0) + (instrument.gate ? 1 : 0)
  return {
    id: instrument.id,
    edition: instrument.edition,
    title: instrument.title,
    measures: instrument.about.measures,
    topic: instrument.topic,
    respondent: instrument.respondent,
    ageRange: { min: instrument.ageRange.min, max: instrument.ageRange.max },
    questionCount,
    minutes: estimatedMinutes(questionCount),
    ship: instrument.licence.ship,
    languages: instrument.zhStatus.kind === 'none' ? ['en'] : ['zh-CN', 'en'],
    translation: instrument.zhStatus.kind,
    contentWarning: instrument.contentWarning ?? false,
    repeatAfterDays: instrument.repeatAfterDays,
  }
}
