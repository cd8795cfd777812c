import { useMemo, useSyncExternalStore } from 'react'
import type { DraftOwner } from '../../../platform/drafts'
import { keepDraftOf, readDraftOf, removeDraftOf, useDraftOwner } from '../../../platform/drafts'
import { onErased, type ToolKey, toolStays } from '../../../platform/erase-stored'
import { keepTool } from '../../../platform/kept-tools'
import { createStore } from '../../../platform/store'

/** What one tool keeps: under which key, how it begins, and how what is stored is read (it may be damaged). */
export interface KeptForm<Kept> {
  readonly key: ToolKey
  readonly empty: Kept
  /** Takes what fits and leaves out what does not; never throws. */
  readonly read: (stored: unknown) => Kept
}

/** What a tool shows, and how it changes it. */
export interface KeptOnDevice<Kept> {
  /** False in the served page and until it is sure whose turn it is: nothing is shown or typed before that. */
  readonly isReady: boolean
  readonly kept: Kept
  /** Whether anything stands there. */
  readonly isWritten: boolean
  /** False once the browser has refused: then it lives only as long as this page. */
  readonly isStored: boolean
  /** Changes what is stored now, which another tab may have changed a moment ago. */
  readonly change: (next: (before: Kept) => Kept) => void
  readonly erase: () => void
  /** Whether it outlasts quick exit and sign-out. */
  readonly stays: boolean
  readonly keep: (stays: boolean) => void
}

/** Counts the changes, here and in other tabs; what is kept is read anew with each. */
const changes = createStore(0)

/** What the browser refused to keep, by person and key. */
const refused = new Map<string, unknown>()

const changed = () => changes.set(changes.get() + 1)

function follow(listener: () => void): () => void {
  const stopFollowing = changes.subscribe(listener)
  const stopErasing = onErased(() => {
    refused.clear()
    changed()
  })
  window.addEventListener('storage', changed)
  return () => {
    stopFollowing()
    stopErasing()
    window.removeEventListener('storage', changed)
  }
}

const place = (owner: DraftOwner, key: ToolKey) => `${owner} ${key}`

/** What a person keeps in a tool on this device. */
export function readKept<Kept>({ key, empty, read }: KeptForm<Kept>, owner: DraftOwner): Kept {
  const at = place(owner, key)
  const stored = refused.has(at) ? refused.get(at) : readDraftOf(owner, key)
  return stored === undefined ? empty : read(stored)
}

/** Keeps it in place of what was there; false when the browser refused. */
function writeKept<Kept>({ key }: KeptForm<Kept>, owner: DraftOwner, kept: Kept): boolean {
  const at = place(owner, key)
  const isKept = keepDraftOf(owner, key, kept)
  if (isKept) refused.delete(at)
  else refused.set(at, kept)
  changed()
  return isKept
}

function eraseKept<Kept>({ key }: KeptForm<Kept>, owner: DraftOwner): void {
  refused.delete(place(owner, key))
  removeDraftOf(owner, key)
  changed()
}

/**
 * What the person at the device keeps in a tool. Each has their own; every change is written at once, so that a reload loses
 * nothing; quick exit and a wished sign-out erase it, in all tabs (`platform/erase-stored.ts`).
 */
export function useKept<Kept>(form: KeptForm<Kept>): KeptOnDevice<Kept> {
  const { owner, isChecked } = useDraftOwner()
  const count = useSyncExternalStore(follow, changes.get, () => -1)
  const isReady = count >= 0 && isChecked
  // biome-ignore lint/correctness/useExhaustiveDependencies: the count says that what is stored has changed
  const kept = useMemo(() => (isReady ? readKept(form, owner) : form.empty), [form, owner, isReady, count])
  return {
    isReady,
    kept,
    isWritten: JSON.stringify(kept) !== JSON.stringify(form.empty),
    isStored: !refused.has(place(owner, form.key)),
    change: (next) => writeKept(form, owner, next(readKept(form, owner))),
    erase: () => eraseKept(form, owner),
    stays: isReady && toolStays(form.key),
    keep: (stays) => {
      keepTool(form.key, stays)
      changed()
    },
  }
}
