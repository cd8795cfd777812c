import { sessionKeys } from '../../platform/browser-storage'
import type { DraftOwner } from '../../platform/drafts'
import { keepDraftOf, readDraftOf, removeDraftOf } from '../../platform/drafts'

/** Nothing longer is kept: a draft is for what a person typed, not for what a program pasted. */
const longestDraft = 20_000

type Drafts = Readonly<Record<string, Readonly<Record<string, unknown>>>>

/**
 * The texts of a person that a form kept in this tab, so that an expired session or a reload loses nothing that was typed.
 * Only the named fields are read, and only if they are texts.
 */
export function readDraft<Field extends string>(
  owner: DraftOwner,
  form: string,
  fields: readonly Field[],
): Partial<Record<Field, string>> {
  const draft = draftsOf(owner)[form] ?? {}
  const found: Partial<Record<Field, string>> = {}
  for (const field of fields) {
    const value = draft[field]
    if (typeof value === 'string') found[field] = value
  }
  return found
}

/** Keeps texts of a form in this tab; the caller must never hand over a password. */
export function keepDraft(owner: DraftOwner, form: string, texts: Readonly<Record<string, string>>): void {
  const kept = Object.fromEntries(
    Object.entries(texts).filter(([, text]) => text !== '' && text.length <= longestDraft),
  )
  if (Object.keys(kept).length === 0) forgetDraft(owner, form)
  else keepDraftOf(owner, sessionKeys.formDraft, { ...draftsOf(owner), [form]: kept })
}

export function forgetDraft(owner: DraftOwner, form: string): void {
  const { [form]: _, ...others } = draftsOf(owner)
  if (Object.keys(others).length === 0) removeDraftOf(owner, sessionKeys.formDraft)
  else keepDraftOf(owner, sessionKeys.formDraft, others)
}

function draftsOf(owner: DraftOwner): Drafts {
  const stored = readDraftOf(owner, sessionKeys.formDraft)
  if (typeof stored !== 'object' || stored === null) return {}
  return Object.fromEntries(
    Object.entries(stored).filter(([, draft]) => typeof draft === 'object' && draft !== null),
  )
}
