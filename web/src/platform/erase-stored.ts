import { readJson, readText, removeText, sessionKeys, storageKeys, writeJson } from './browser-storage'
import { forgetConsentsOf } from './consent-records'
import type { DraftOwner } from './drafts'
import { draftKeys, nobody, removeAllDrafts, removeDraftOf, visitor } from './drafts'
import { currentMode } from './session'

/** Whose unfinished things go: one person's, or everybody's. */
type Erased = { readonly owner: DraftOwner; readonly toolsStay?: boolean } | 'everybody'

/** Tells the other tabs what has been erased: each has a session storage and a memory of its own. */
const channelName = 'amhs-erased'

const listeners = new Set<() => void>()

/**
 * Erases what one person began and did not finish or send, and everything that belongs to a tab alone. What is too damaged to
 * tell whose it is goes with it. So does what a visitor agreed to, since the next person at the device has not, and the copy of
 * what the profile in the cloud says. What the person wrote in the tools stays where they have just said so.
 */
export function eraseUnfinishedOf(owner: DraftOwner, { toolsStay = false } = {}): void {
  forgetConsentsOf(visitor, ...(currentMode() === 'hosted' ? [owner] : []))
  erase({ owner, toolsStay })
  tellOtherTabs({ owner, toolsStay })
}

/**
 * Erases what anybody began on this device and did not finish or send, everything that belongs to a tab alone, and what a visitor
 * agreed to.
 */
export function eraseUnfinished(): void {
  forgetConsentsOf(visitor)
  erase('everybody')
  tellOtherTabs('everybody')
}

/** What somebody writes for themselves in a tool, each with the key that says that it outlasts quick exit and sign-out. */
export const stayKeys = {
  [storageKeys.safetyPlan]: storageKeys.safetyPlanStays,
  [storageKeys.checkIns]: storageKeys.checkInsStay,
  [storageKeys.sleepDiary]: storageKeys.sleepDiaryStays,
  [storageKeys.worries]: storageKeys.worriesStay,
} as const

export type ToolKey = keyof typeof stayKeys

/**
 * Whether what is written in a tool outlasts quick exit and sign-out: only where somebody has said so on this device. A plan that is
 * gone when it is needed does harm, and so may one that the wrong person reads; only its writer can weigh that.
 */
export function toolStays(tool: ToolKey): boolean {
  return readText(stayKeys[tool]) === 'true'
}

/**
 * Erases what was finished on this device without an account, and what is too damaged to tell: whoever opens this browser could find it.
 * An account's results stay, since nobody opens them without signing in.
 */
export function eraseVisitorsResults(): void {
  for (const key of [storageKeys.screeningResults, storageKeys.screeningResultsSetAside]) {
    const stored = readJson(key)
    const kept = Array.isArray(stored)
      ? stored.filter((entry) => typeof Object(entry).owner === 'string')
      : []
    if (kept.length > 0) writeJson(key, kept)
    else removeText(key)
  }
}

/** Calls back when unfinished things are erased, in this tab or another: what is in memory alone has to go too. */
export function onErased(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Erases in this tab what another tab has erased. Returns a function that stops it. */
export function followErasures(): () => void {
  const channel = new BroadcastChannel(channelName)
  channel.onmessage = ({ data }: MessageEvent<Erased>) => erase(data)
  return () => channel.close()
}

function erase(erased: Erased): void {
  for (const key of draftKeys) {
    if (key in stayKeys && (toolStays(key as ToolKey) || (erased !== 'everybody' && erased.toolsStay)))
      continue
    if (erased === 'everybody') removeAllDrafts(key)
    else for (const owner of [erased.owner, nobody]) removeDraftOf(owner, key)
  }
  for (const key of Object.values(sessionKeys)) removeText(key, 'session')
  for (const listener of [...listeners]) listener()
}

function tellOtherTabs(erased: Erased): void {
  const channel = new BroadcastChannel(channelName)
  channel.postMessage(erased)
  channel.close()
}
