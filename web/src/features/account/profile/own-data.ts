import type { Language } from '@amhs/domain/localized'
import { readJson, readText, storageKeys } from '../../../platform/browser-storage'
import { draftKeys, readDraftOf, visitor } from '../../../platform/drafts'
import type { AuthMode, SessionUser } from '../../../platform/session'
import { storedResultsOf } from '../../../platform/stored-results'
import { wordsIn } from '../../../platform/words'
import { findUserById } from '../local/local-users'
import { yourDataWords } from './your-data.words'

/** Everything that is kept of one person, as the two files of the download hold it. */
export interface OwnData {
  /** ISO 8601, UTC. */
  readonly exportedAt: string
  readonly account: Readonly<Record<string, unknown>>
  /** Documents of a hosted account by collection; empty in local mode. */
  readonly hosted: Readonly<Record<string, unknown>>
  /** What this browser keeps, by key. */
  readonly device: Readonly<Record<string, unknown>>
  /** What is kept of the person and not in here, and how to ask for it, in the reader's language; empty in local mode. */
  readonly notIncluded: string
}

/** Keys that are no data of the person: the session's secret, and other people's accounts on the same device. */
const leftOut: readonly string[] = [storageKeys.authToken, storageKeys.users]

/** Lists in which each local account of this device has entries of its own, marked by its id. */
const sharedLists: readonly string[] = [storageKeys.ratings]

/** Keys that hold something for each person on its own. */
const keptApart: readonly string[] = [
  ...draftKeys,
  storageKeys.savedArticles,
  storageKeys.screeningResults,
  storageKeys.screeningResultsSetAside,
  storageKeys.newsSeen,
]

/**
 * Collects everything, from every place.
 *
 * @throws when any part cannot be read: an incomplete file would pass for a complete one
 */
export async function collectOwnData(
  user: SessionUser,
  mode: AuthMode,
  language: Language,
): Promise<OwnData> {
  const isHosted = mode === 'hosted'
  const hosted = isHosted ? await (await import('../hosted/hosted-own-data')).collectHostedData(user.id) : {}
  return {
    exportedAt: new Date().toISOString(),
    account: accountOf(user, mode),
    hosted,
    device: deviceData(user, mode),
    notIncluded: isHosted ? wordsIn(yourDataWords, language).notIncluded : '',
  }
}

function accountOf(user: SessionUser, mode: AuthMode): Readonly<Record<string, unknown>> {
  const stored = mode === 'local' ? findUserById(user.id) : null
  // A password hash is no use to its owner and a risk in a file.
  const { password: _, ...record } = stored ?? { password: '' }
  return { ...user, ...record, mode }
}

/** What the browser keeps; of what it keeps for each person apart only the person's own, since others may use the device. */
function deviceData(user: SessionUser, mode: AuthMode): Readonly<Record<string, unknown>> {
  const found: Record<string, unknown> = {}
  for (const key of Object.values(storageKeys)) {
    if (leftOut.includes(key) || keptApart.includes(key)) continue
    const text = readText(key)
    if (text === null) continue
    const content = readJson(key) ?? text
    found[key] = sharedLists.includes(key) ? ownEntries(content, user.id) : content
  }
  for (const key of draftKeys) {
    const draft = readDraftOf(user.id, key)
    if (draft !== undefined) found[key] = draft
  }
  for (const key of [storageKeys.screeningResults, storageKeys.screeningResultsSetAside] as const) {
    const own = storedResultsOf(user.id, key)
    if (own.length > 0) found[key] = own
  }
  // A hosted account is shown what visitors of this device keep, to take it over.
  const saved = ownPart(readJson(storageKeys.savedArticles), mode === 'local' ? user.id : visitor)
  if (saved !== undefined) found[storageKeys.savedArticles] = saved
  return found
}

function ownEntries(list: unknown, userId: string): unknown {
  return Array.isArray(list) ? list.filter((entry) => Reflect.get(Object(entry), 'userId') === userId) : []
}

function ownPart(stored: unknown, owner: string): unknown {
  return Object.getOwnPropertyDescriptor(Object(stored), owner)?.value
}
