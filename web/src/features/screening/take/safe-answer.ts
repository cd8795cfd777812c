import * as v from 'valibot'
import { sessionKeys } from '../../../platform/browser-storage'
import type { DraftOwner } from '../../../platform/drafts'
import { currentDraftOwner, keepDraftOf, readDraftOf, removeDraftOf, visitor } from '../../../platform/drafts'

/** What somebody answers to "are you safe right now?". */
export type SafeAnswer = 'yes' | 'not-sure' | 'no'

const storedSchema = v.record(v.string(), v.picklist(['not-sure', 'no']))

/**
 * The answer of this sitting, so that a reload does not ask somebody afresh who has just said that they are not safe. It ends with
 * the tab. "I am safe" is not kept: whoever comes back after it is asked once more.
 */
export function keptSafeAnswer(owner: DraftOwner, instrumentId: string): SafeAnswer | null {
  return stored(owner)[instrumentId] ?? null
}

/** Keeps or, with "yes" and null, forgets the answer. */
export function keepSafeAnswer(owner: DraftOwner, instrumentId: string, answer: SafeAnswer | null): void {
  const { [instrumentId]: _before, ...others } = stored(owner)
  const next = answer === null || answer === 'yes' ? others : { ...others, [instrumentId]: answer }
  if (Object.keys(next).length === 0) removeDraftOf(owner, sessionKeys.safeAnswers)
  else keepDraftOf(owner, sessionKeys.safeAnswers, next)
}

/** The draft has become a result: "I am not safe" goes along with it, in this tab and outside of what is kept of the result. */
export function carrySafeAnswer(owner: DraftOwner, instrumentId: string, resultId: string): void {
  const answer = keptSafeAnswer(owner, instrumentId)
  keepSafeAnswer(owner, instrumentId, null)
  if (answer === 'no') keepSafeAnswer(owner, resultId, answer)
}

/** Whether whoever is here said on the way to this result that they are not safe, also where they have signed in since. */
export function saidUnsafe(resultId: string): boolean {
  return [currentDraftOwner(), visitor].some((owner) => keptSafeAnswer(owner, resultId) === 'no')
}

/** "I am safe now", said on the result. */
export function forgetUnsafe(resultId: string): void {
  for (const owner of [currentDraftOwner(), visitor]) keepSafeAnswer(owner, resultId, null)
}

function stored(owner: DraftOwner): Readonly<Record<string, 'not-sure' | 'no'>> {
  const parsed = v.safeParse(storedSchema, readDraftOf(owner, sessionKeys.safeAnswers))
  return parsed.success ? parsed.output : {}
}
