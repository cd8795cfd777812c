import type { ArticleId } from '@amhs/domain/content/article'
import { isArticleId } from '@amhs/domain/content/article'
import { readJson, storageKeys, writeJson } from '../../platform/browser-storage'
import type { Session } from '../../platform/session'

/** Articles that a person keeps for later, newest first: on the device, or in the cloud account. */
export interface SavedArticles {
  readonly has: (id: ArticleId) => Promise<boolean>
  readonly list: () => Promise<readonly ArticleId[]>
  readonly save: (id: ArticleId) => Promise<void>
  readonly remove: (id: ArticleId) => Promise<void>
}

/** The articles kept on this device, as `{ id: milliseconds }`; what is unreadable is left out. */
function readDevice(): Readonly<Record<string, number>> {
  const stored = readJson(storageKeys.savedArticles)
  if (typeof stored !== 'object' || stored === null) return {}
  return Object.fromEntries(
    Object.entries(stored).filter(([id, at]) => isArticleId(id) && typeof at === 'number'),
  )
}

function writeDevice(saved: Readonly<Record<string, number>>): void {
  if (!writeJson(storageKeys.savedArticles, saved)) throw new Error('The browser keeps nothing.')
}

export const deviceSavedArticles: SavedArticles = {
  async has(id) {
    return Object.hasOwn(readDevice(), id)
  },
  async list() {
    return Object.entries(readDevice())
      .toSorted(([, one], [, other]) => other - one)
      .map(([id]) => id)
      .filter(isArticleId)
  },
  async save(id) {
    writeDevice({ ...readDevice(), [id]: Date.now() })
  },
  async remove(id) {
    const { [id]: _removed, ...others } = readDevice()
    writeDevice(others)
  },
}

/**
 * Moves the articles of this device into an account, oldest first, so that the newest stays first there. Each leaves the
 * device only once the account has it; the first that cannot be moved ends the try.
 * @returns how many were moved, and how many are still on the device
 */
export async function takeOverSavedArticles(
  account: SavedArticles,
): Promise<{ readonly moved: number; readonly left: number }> {
  let moved = 0
  try {
    // What the account has already keeps its place there.
    const there = await account.list()
    for (const id of (await deviceSavedArticles.list()).toReversed()) {
      if (!there.includes(id)) await account.save(id)
      await deviceSavedArticles.remove(id)
      moved += 1
    }
  } catch {
    // What is left is counted below; the person is told and can try again.
  }
  return { moved, left: (await deviceSavedArticles.list()).length }
}

/** Where a session keeps its articles. Firebase is loaded for cloud accounts only. */
export async function savedArticlesOf(session: Session): Promise<SavedArticles> {
  if (session.status !== 'signed-in' || session.mode !== 'hosted') return deviceSavedArticles
  const [{ firestoreSavedArticles }, { loadFirestore }] = await Promise.all([
    import('./saved-articles-firestore-repository'),
    import('../../platform/firebase/firebase-services'),
  ])
  return firestoreSavedArticles(await loadFirestore(), session.user.id)
}
