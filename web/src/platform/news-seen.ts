import * as v from 'valibot'
import { readJson, storageKeys, writeJson } from './browser-storage'
import { createStore } from './store'

/** What can have happened to somebody while they were away: a group answered them, a share ended. */
export const newsKinds = ['groups', 'shares'] as const

export type NewsKind = (typeof newsKinds)[number]

/** A moment for each kind, in epoch milliseconds; 0 for never. */
export type NewsMoments = Readonly<Record<NewsKind, number>>

const never: NewsMoments = { groups: 0, shares: 0 }

/** News older than this, in milliseconds, are told no more. */
const newFor = 30 * 24 * 60 * 60 * 1000

const storedSchema = v.record(v.string(), v.object({ groups: v.number(), shares: v.number() }))

/** Changes when something was seen in this tab. */
export const newsSeenChanges = createStore(0)

/** When this person last saw, on this device, the page that tells of each kind. */
export function newsSeen(uid: string): NewsMoments {
  const all = stored()
  return (Object.hasOwn(all, uid) ? all[uid] : undefined) ?? never
}

/** The page that tells of this kind is open. */
export function markNewsSeen(uid: string, kind: NewsKind, now: number): void {
  const seen = newsSeen(uid)
  if (seen[kind] >= now) return
  writeJson(storageKeys.newsSeen, { ...stored(), [uid]: { ...seen, [kind]: now } })
  newsSeenChanges.set(newsSeenChanges.get() + 1)
}

/** Which kinds happened since they were last looked at, and not too long ago. */
export function unseenNews(newest: NewsMoments, seen: NewsMoments, now: number): readonly NewsKind[] {
  return newsKinds.filter((kind) => newest[kind] > Math.max(seen[kind], now - newFor))
}

function stored(): Readonly<Record<string, NewsMoments>> {
  const parsed = v.safeParse(storedSchema, readJson(storageKeys.newsSeen))
  return parsed.success ? parsed.output : {}
}
