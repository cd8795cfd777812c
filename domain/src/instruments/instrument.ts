import type { InferOutput } from 'valibot'
import type { Localized } from '../localized'
import type { instrumentSchema } from './instrument-schema'

/** A questionnaire with its wording, scoring, licence and evidence, as its file in `data/` holds it. */
export type Instrument = InferOutput<typeof instrumentSchema>

/** A scored question. `options` overrides the instrument's own options. */
export type InstrumentItem = Instrument['items'][number]

/** A question that is asked and kept but never enters a score (for example the PHQ-9 difficulty question). */
export type UnscoredItem = NonNullable<Instrument['unscoredItems']>[number]

/** One answer of a question; `value` is what is stored, before any reversal. */
export type AnswerOption = NonNullable<Instrument['options']>[number]

/** A band of the total (or of every subscale, where the instrument has no total). */
export type Band = Instrument['scoring']['bands'][number]

export type Subscale = Instrument['scoring']['subscales'][number]
export type SafetyItem = Instrument['safetyItems'][number]
export type Respondent = Instrument['respondent']
export type Ship = Instrument['licence']['ship']

/** Validated wording; `zh` is null where the official Chinese text must not be replaced by a translation. */
export type Wording = InstrumentItem['text']

/** A stored answer: the raw option value, or that the person preferred not to answer. */
export type Answer = number | 'declined'

/** Answers by item id (gate and unscored items included). An absent key is a question not answered yet. */
export type Answers = Readonly<Record<string, Answer>>

/** Used by cut-offs that differ by sex; without it the instrument's default applies. */
export type Sex = 'female' | 'male'

export interface ScoringContext {
  readonly sex?: Sex
}

export interface SubscaleScore {
  /** Sum, or mean rounded to two decimals; null where too few questions were answered. */
  readonly score: number | null
  /** Band id, where the instrument's bands describe its subscales. */
  readonly band: string | null
  /** Whether the subscale's cut-off is reached; absent where it has none. */
  readonly positive?: boolean
}

export interface CutoffResult {
  readonly value: number
  readonly op: '>=' | '<='
  readonly positive: boolean
  /** A second published cut-off (PC-PTSD-5: 4), where the facts name one. */
  readonly alternative?: { readonly value: number; readonly positive: boolean }
}

/** Why a support notice belongs to a result. It never depends on the total. */
export interface SafetyNotice {
  readonly itemId: string
  readonly level: 'crisis' | 'soft'
  /** `answer`: the answer reached the trigger; `declined`: the person preferred not to answer. */
  readonly reason: 'answer' | 'declined'
  /** The instrument's own message, where it has one; null means the general support words apply. */
  readonly message: Localized | null
}

export interface ScoreResult {
  /** Null where there is no score (an answer is missing) or the instrument has no total. */
  readonly total: number | null
  /** 0–100, for instruments that publish a percentage (WHO-5). */
  readonly percent?: number
  /** Band id of the total; null without a total or where the instrument has no bands. */
  readonly band: string | null
  readonly cutoff?: CutoffResult
  readonly subscales?: Readonly<Record<string, SubscaleScore>>
  readonly safety: readonly SafetyNotice[]
  /** Scored questions without an answer (not asked by skip logic or gate is not missing). */
  readonly missing: readonly string[]
  /** True where the gate question was answered so that the other questions were not asked. */
  readonly gateClosed?: true
}
