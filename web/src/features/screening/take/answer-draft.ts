import type { Answers, Instrument, Sex } from '@amhs/domain/instruments/instrument'
import { questionsToAsk } from '@amhs/domain/instruments/question-flow'
import * as v from 'valibot'
import { storageKeys } from '../../../platform/browser-storage'
import type { DraftOwner } from '../../../platform/drafts'
import { damagedDrafts, keepDraftOf, nobody, readDraftOf, removeDraftOf } from '../../../platform/drafts'

/**
 * Answers that are not finished yet. Every change is written at once, so that a reload or a flat battery loses nothing. Each
 * person at the device has drafts of their own, one an instrument.
 */
export interface AnswerDraft {
  readonly instrument: string
  readonly edition: string
  readonly answers: Answers
  /** The question on which the person stands. */
  readonly questionId: string | null
  /** Its place among the questions, from 1: home says where somebody stopped and does not load the questions for it. */
  readonly position?: number | undefined
  /** The item whose answer called for the support card: it stays for the rest of this screening, whatever follows. */
  readonly supportFor: string | null
  /** Only where a cut-off differs by sex; used for scoring and then forgotten. */
  readonly sex?: Sex | undefined
  readonly changedAt: number
}

/** Answers by item id, with bounds that only a damaged or tampered entry breaks. */
const answersSchema = v.pipe(
  v.record(
    v.pipe(v.string(), v.regex(/^[a-z0-9_]{1,40}$/)),
    v.union([v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1000)), v.literal('declined')]),
  ),
  v.maxEntries(60),
)

const draftSchema = v.object({
  instrument: v.string(),
  edition: v.string(),
  answers: answersSchema,
  questionId: v.nullable(v.string()),
  position: v.optional(v.number()),
  supportFor: v.nullable(v.string()),
  sex: v.optional(v.picklist(['female', 'male'])),
  changedAt: v.number(),
})

export type FoundDraft =
  | { readonly found: 'draft'; readonly draft: AnswerDraft }
  | { readonly found: 'nothing' }
  /** What was stored was damaged, tampered with or made for another edition; it was set aside. */
  | { readonly found: 'set-aside' }

export function emptyDraft(instrument: Instrument, now: number): AnswerDraft {
  return {
    instrument: instrument.id,
    edition: instrument.edition,
    answers: {},
    questionId: null,
    supportFor: null,
    changedAt: now,
  }
}

/** The stored draft of an instrument, if it still fits the instrument as it is today. */
export function findDraft(owner: DraftOwner, instrument: Instrument): FoundDraft {
  const drafts = readDrafts(owner)
  if (drafts === null) return { found: 'set-aside' }
  const stored = drafts[instrument.id]
  if (stored === undefined) return { found: 'nothing' }
  const parsed = v.safeParse(draftSchema, stored)
  if (parsed.success && fits(instrument, parsed.output)) return { found: 'draft', draft: parsed.output }
  keepDraftOf(owner, storageKeys.answerDraftsSetAside, stored)
  removeDraft(owner, instrument.id)
  return { found: 'set-aside' }
}

/** Keeps the draft; false when the browser refused. */
export function saveDraft(owner: DraftOwner, draft: AnswerDraft): boolean {
  const drafts = { ...(readDrafts(owner) ?? {}), [draft.instrument]: draft }
  return keepDraftOf(owner, storageKeys.answerDrafts, drafts)
}

export function removeDraft(owner: DraftOwner, instrumentId: string): void {
  const { [instrumentId]: _removed, ...others } = readDrafts(owner) ?? {}
  if (Object.keys(others).length === 0) removeDraftOf(owner, storageKeys.answerDrafts)
  else keepDraftOf(owner, storageKeys.answerDrafts, others)
}

/** The drafts that a person can resume, most recent first, as the choosing page lists them. */
export function listDrafts(owner: DraftOwner): readonly AnswerDraft[] {
  return Object.values(readDrafts(owner) ?? {})
    .flatMap((stored) => {
      const parsed = v.safeParse(draftSchema, stored)
      return parsed.success && Object.keys(parsed.output.answers).length > 0 ? [parsed.output] : []
    })
    .sort((one, other) => other.changedAt - one.changedAt)
}

/** A person's drafts by instrument; null when what is stored is damaged (it is set aside then). */
function readDrafts(owner: DraftOwner): Readonly<Record<string, unknown>> | null {
  const damaged = damagedDrafts(storageKeys.answerDrafts)
  if (damaged !== null) return setAside(nobody, damaged)
  const stored = readDraftOf(owner, storageKeys.answerDrafts)
  if (stored === undefined) return {}
  if (typeof stored === 'object' && stored !== null && !Array.isArray(stored))
    return stored as Readonly<Record<string, unknown>>
  return setAside(owner, stored)
}

function setAside(owner: DraftOwner, damaged: unknown): null {
  keepDraftOf(owner, storageKeys.answerDraftsSetAside, damaged)
  removeDraftOf(owner, storageKeys.answerDrafts)
  return null
}

/** Same edition, and every answer is one that its question offers. */
function fits(instrument: Instrument, draft: AnswerDraft): boolean {
  if (draft.instrument !== instrument.id || draft.edition !== instrument.edition) return false
  const questions = new Map(
    questionsToAsk(instrument, draft.answers).map((question) => [question.id, question]),
  )
  return Object.entries(draft.answers).every(([id, value]) => {
    const question = questions.get(id)
    // A question that skip logic leaves out keeps its answer until the end: the person may change their mind.
    if (!question) return instrument.items.some((item) => item.id === id)
    if (value === 'declined') return question.mayDecline
    return question.options.some((option) => option.value === value)
  })
}
