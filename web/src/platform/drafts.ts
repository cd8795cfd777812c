import { useEffect, useState } from 'react'
import { readJson, readText, removeText, sessionKeys, storageKeys, writeJson } from './browser-storage'
import { currentSession, useSession } from './session'

/**
 * Whose a draft is: the id of an account, or `visitor` for everybody who uses the site without one. Others may use the same
 * device: a draft is shown to the person only who began it.
 */
export type DraftOwner = string

/** The owner of what somebody without an account keeps. */
export const visitor: DraftOwner = 'visitor'

/** The owner of what is too damaged to tell whose it is. It is shown to no one. */
export const nobody: DraftOwner = 'nobody'

/**
 * Where what is not finished or not sent is kept, and what somebody writes for themselves in a tool, each as
 * `{ [owner]: draft }`.
 */
const areas = {
  [storageKeys.answerDrafts]: 'local',
  [storageKeys.answerDraftsSetAside]: 'local',
  [storageKeys.contactDraft]: 'local',
  [storageKeys.safetyPlan]: 'local',
  [storageKeys.checkIns]: 'local',
  [storageKeys.sleepDiary]: 'local',
  [storageKeys.worries]: 'local',
  [sessionKeys.formDraft]: 'session',
  [sessionKeys.safeAnswers]: 'session',
} as const

export type DraftKey = keyof typeof areas

export const draftKeys = Object.keys(areas) as readonly DraftKey[]

/** Who is at the device; while a stored session is being checked, the person whose it is. */
export function currentDraftOwner(): DraftOwner {
  const session = currentSession()
  return session.status === 'signed-out' ? visitor : session.user.id
}

/** How long a draft waits for the check of a stored session, in milliseconds: without a network there may be no answer. */
const checkTimeoutMs = 6000

/**
 * Who is at the device, for components: give the part that shows a draft the owner as its `key`.
 *
 * @returns `isChecked` is false while it is not yet sure that the stored session holds; no draft is shown before that
 */
export function useDraftOwner(): { readonly owner: DraftOwner; readonly isChecked: boolean } {
  const session = useSession()
  const isRestoring = session.status === 'restoring'
  const [isWaiting, setIsWaiting] = useState(true)
  useEffect(() => {
    if (!isRestoring) return
    setIsWaiting(navigator.onLine)
    const timer = setTimeout(() => setIsWaiting(false), checkTimeoutMs)
    return () => clearTimeout(timer)
  }, [isRestoring])
  return {
    owner: session.status === 'signed-out' ? visitor : session.user.id,
    isChecked: !isRestoring || !isWaiting,
  }
}

/**
 * Whether a part that begins now may show and keep the owner's draft: once it is sure who is here, and at once where none is
 * stored, since there is nothing to show to the wrong person. To be used in a part that has the owner as its `key`.
 */
export function useMayShowDraft(owner: DraftOwner, key: DraftKey): boolean {
  const { isChecked } = useDraftOwner()
  const [hadNone] = useState(() => readDraftOf(owner, key) === undefined && damagedDrafts(key) === null)
  return isChecked || hadNone
}

/** A person's draft, undefined when there is none. Whoever reads it checks its form: it may be damaged. */
export function readDraftOf(owner: DraftOwner, key: DraftKey): unknown {
  const drafts = allDrafts(key)
  return Object.hasOwn(drafts, owner) ? drafts[owner] : undefined
}

/** Keeps a person's draft in place of the one before; false when the browser refused. */
export function keepDraftOf(owner: DraftOwner, key: DraftKey, draft: unknown): boolean {
  return writeJson(key, { ...allDrafts(key), [owner]: draft }, areas[key])
}

/** Also for the saved articles, which are no draft and are kept in the same form. */
export function removeDraftOf(owner: DraftOwner, key: DraftKey | typeof storageKeys.savedArticles): void {
  const area = areas[key as DraftKey]
  const { [owner]: _removed, ...others } = allDrafts(key)
  if (Object.keys(others).length === 0) removeText(key, area)
  else writeJson(key, others, area)
}

export function removeAllDrafts(key: DraftKey): void {
  removeText(key, areas[key])
}

/** The stored text where it is damaged as a whole, so that nobody knows whose it is; otherwise null. */
export function damagedDrafts(key: DraftKey): string | null {
  return isMap(readJson(key, areas[key])) ? null : readText(key, areas[key])
}

function allDrafts(key: DraftKey | typeof storageKeys.savedArticles): Readonly<Record<DraftOwner, unknown>> {
  // `undefined` for the saved articles is the reader's own default, the storage that stays.
  const stored = readJson(key, areas[key as DraftKey])
  return isMap(stored) ? stored : {}
}

function isMap(stored: unknown): stored is Readonly<Record<string, unknown>> {
  return typeof stored === 'object' && stored !== null && !Array.isArray(stored)
}
