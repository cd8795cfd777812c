import { isArticleId } from '@amhs/domain/content/article'
import { readJson, storageKeys, writeJson } from '../../../platform/browser-storage'
import { visitor } from '../../../platform/drafts'
import { currentSession } from '../../../platform/session'
import type { SavedArticles } from './saved-articles.repository'

/** Whose articles the device holds: those of one of its accounts, or a visitor's, which a hosted account can take over. */
function owner(): string {
  const session = currentSession()
  return session.status === 'signed-in' && session.mode === 'local' ? session.user.id : visitor
}

/** What is stored, as `{ [owner]: … }`; others may use the same device, and what somebody keeps tells what they read. */
function readEverybodys(): Readonly<Record<string, unknown>> {
  const stored = readJson(storageKeys.savedArticles)
  return typeof stored === 'object' && stored !== null && !Array.isArray(stored) ? { ...stored } : {}
}

/** The person's articles, as `{ id: milliseconds }`; what is unreadable is left out. */
function readDevice(): Readonly<Record<string, number>> {
  const everybodys = readEverybodys()
  const stored = Object.hasOwn(everybodys, owner()) ? everybodys[owner()] : undefined
  if (typeof stored !== 'object' || stored === null) return {}
  return Object.fromEntries(
    Object.entries(stored).filter(([id, at]) => isArticleId(id) && typeof at === 'number'),
  )
}

function writeDevice(saved: Readonly<Record<string, number>>): void {
  const { [owner()]: _before, ...others } = readEverybodys()
  const next = Object.keys(saved).length === 0 ? others : { ...others, [owner()]: saved }
  if (!writeJson(storageKeys.savedArticles, next)) throw new Error('The browser keeps nothing.')
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
