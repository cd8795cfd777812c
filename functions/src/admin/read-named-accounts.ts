import type { AccountPage, AccountQuery } from './account-query'

/** Sorts behind every character that a name can hold. */
const afterEverything = '\uf8ff'

/** A name as it was typed, and as names are mostly written: the index tells capitals from small letters. */
function spellings(prefix: string): readonly string[] {
  const capital = prefix.replace(/(^|\s)\p{Ll}/gu, (letter) => letter.toUpperCase())
  return [...new Set([prefix, capital])]
}

/**
 * Accounts whose whole name or last name begins so, as their profiles have it: a single page, since a name that more people bear is told
 * apart by the address.
 */
export async function readNamedAccounts(query: AccountQuery, namePrefix: string): Promise<AccountPage> {
  const { auth, firestore, fits, pageSize } = query
  const reads = ['displayName', 'profile.lastName'].flatMap((field) =>
    spellings(namePrefix).map((spelling) =>
      firestore
        .collection('users')
        .where(field, '>=', spelling)
        .where(field, '<', spelling + afterEverything)
        .orderBy(field)
        .select('uid')
        .limit(pageSize)
        .get(),
    ),
  )
  const uids = new Set((await Promise.all(reads)).flatMap(({ docs }) => docs.map(({ id }) => id)))
  if (uids.size === 0) return { records: [], nextPage: null }
  const asked = [...uids].slice(0, 100).map((uid) => ({ uid }))
  const { users } = await auth.getUsers(asked)
  return { records: users.filter(fits).slice(0, pageSize), nextPage: null }
}
