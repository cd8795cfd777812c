import { readJson, removeText, sessionKeys, writeJson } from '../../platform/browser-storage'

/** Nothing longer is kept: a draft is for what a person typed, not for what a program pasted. */
const longestDraft = 20_000

type Drafts = Record<string, Record<string, unknown>>

/**
 * The texts that a form kept in this tab, so that an expired session or a reload loses nothing that was typed.
 * Only the named fields are read, and only if they are texts.
 */
export function readDraft<Field extends string>(
  form: string,
  fields: readonly Field[],
): Partial<Record<Field, string>> {
  const draft = allDrafts()[form] ?? {}
  const found: Partial<Record<Field, string>> = {}
  for (const field of fields) {
    const value = draft[field]
    if (typeof value === 'string') found[field] = value
  }
  return found
}

/** Keeps texts of a form in this tab; the caller must never hand over a password. */
export function keepDraft(form: string, texts: Readonly<Record<string, string>>): void {
  const kept = Object.fromEntries(
    Object.entries(texts).filter(([, text]) => text !== '' && text.length <= longestDraft),
  )
  if (Object.keys(kept).length === 0) forgetDraft(form)
  else writeJson(sessionKeys.formDraft, { ...allDrafts(), [form]: kept }, 'session')
}

export function forgetDraft(form: string): void {
  const { [form]: _, ...others } = allDrafts()
  if (Object.keys(others).length === 0) removeText(sessionKeys.formDraft, 'session')
  else writeJson(sessionKeys.formDraft, others, 'session')
}

function allDrafts(): Drafts {
  const stored = readJson(sessionKeys.formDraft, 'session')
  if (typeof stored !== 'object' || stored === null) return {}
  return Object.fromEntries(
    Object.entries(stored).filter(([, draft]) => typeof draft === 'object' && draft !== null),
  )
}
