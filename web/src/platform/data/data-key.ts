import { useLanguage } from '../preferences'
import { useSession } from '../session'

/** What is read, from the general to the particular: `['ratings', targetId]`. */
export type DataKey = readonly (string | number | boolean | null)[]

/**
 * The full key of what is read: whose it is comes first, so that nobody is shown what was read for somebody else; the
 * language comes last where what is read depends on it.
 */
export function useDataKey(key: DataKey, inLanguage = false): DataKey {
  const session = useSession()
  const language = useLanguage()
  const account = session.status === 'signed-in' ? `${session.mode}:${session.user.id}` : 'visitor'
  return inLanguage ? [account, ...key, language] : [account, ...key]
}
