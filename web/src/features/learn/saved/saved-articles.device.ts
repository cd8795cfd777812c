import { isArticleId } from '@amhs/domain/content/article'
import { readJson, storageKeys, writeJson } from '../../../platform/browser-storage'
import type { SavedArticles } from './saved-articles.repository'

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

/** Articles of visitors and local accounts, kept in this browser. */
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
