import { withTimeout } from '../../../platform/firebase/with-timeout'
import { deviceSavedArticles } from './saved-articles.device'
import type { SavedArticles } from './saved-articles.repository'

/**
 * Moves the articles of this device into an account, oldest first, so that the newest stays first there. Each leaves the
 * device only once the account has it; the first that cannot be moved ends the try.
 * @returns how many were moved, and how many are still on the device
 */
export async function moveSavedArticles(
  account: SavedArticles,
): Promise<{ readonly moved: number; readonly left: number }> {
  let moved = 0
  try {
    // What the account has already keeps its place there.
    const there = await withTimeout(account.list())
    for (const id of (await deviceSavedArticles.list()).toReversed()) {
      if (!there.includes(id)) await withTimeout(account.save(id))
      await deviceSavedArticles.remove(id)
      moved += 1
    }
  } catch {
    // What is left is counted below; the person is told and can try again.
  }
  return { moved, left: (await deviceSavedArticles.list()).length }
}
