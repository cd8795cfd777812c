import type { UserRecord } from 'firebase-admin/auth'
import type { DocumentSnapshot, Query } from 'firebase-admin/firestore'
import type { AccountPage, AccountQuery } from './account-query'
import { madeUpMark, readPageMark, writePageMark } from './page-mark'

/** Profiles read in one go, and the most such goes of one call: what one call can cost is bounded. */
const batchSize = 50
const mostBatches = 6

/** Sorts behind every character that an address can hold. */
const afterEverything = '\uf8ff'

function profilesQuery({ firestore }: AccountQuery, emailPrefix: string): Query {
  return firestore
    .collection('users')
    .where('email', '>=', emailPrefix)
    .where('email', '<', emailPrefix + afterEverything)
    .orderBy('email')
    .orderBy('__name__')
    .select('email')
}

/** The place behind which a page begins; its id must be one that a document can have. */
function readPlace(page: string): readonly [email: string, uid: string] {
  const [email, uid] = readPageMark(page)
  if (!/^[^/\p{C}]{1,128}$/u.test(uid) || uid === '.' || uid === '..' || /^__.*__$/.test(uid))
    throw madeUpMark()
  return [email, uid]
}

const placeOf = (profile: DocumentSnapshot) => [String(profile.get('email')), profile.id] as const

/** The account with exactly this address, whatever its profile says and whether it has one. */
async function accountAt({ auth }: AccountQuery, address: string): Promise<UserRecord | undefined> {
  if (!/^[^@]+@[^@]+$/.test(address)) return undefined
  return auth.getUserByEmail(address).catch((error: unknown) => {
    const code = error instanceof Error ? Reflect.get(error, 'code') : undefined
    if (code === 'auth/user-not-found' || code === 'auth/invalid-email') return undefined
    throw error
  })
}

/**
 * Accounts by their address: first the one with exactly this address, as Auth knows it, then those whose profile has an address
 * that begins with it, in the order of the addresses. Profiles are indexed and Auth cannot search, so an account without a
 * profile is found by its whole address only. A profile whose account is gone is left out.
 */
export async function readFoundAccounts(query: AccountQuery, emailPrefix: string): Promise<AccountPage> {
  const { auth, fits, page, pageSize } = query
  const exact = await accountAt(query, emailPrefix)
  const records: UserRecord[] = []
  if (exact && page === undefined && fits(exact)) records.push(exact)
  const profiles = profilesQuery(query, emailPrefix)
  let place = page === undefined ? undefined : readPlace(page)
  for (let batch = 0; batch < mostBatches; batch += 1) {
    const rest = place ? profiles.startAfter(...place) : profiles
    const { docs } = await rest.limit(batchSize).get()
    const found = docs.length === 0 ? [] : (await auth.getUsers(docs.map(({ id }) => ({ uid: id })))).users
    const byUid = new Map(found.map((record) => [record.uid, record]))
    let before = place
    for (const snapshot of docs) {
      const record = byUid.get(snapshot.id)
      if (record && record.uid !== exact?.uid && fits(record)) {
        // `before` is only missing where the first account found fills a page of one.
        if (records.length === pageSize)
          return { records, nextPage: writePageMark(before ?? [emailPrefix, '-']) }
        records.push(record)
      }
      before = placeOf(snapshot)
    }
    const last = docs.at(-1)
    if (!last || docs.length < batchSize) return { records, nextPage: null }
    place = placeOf(last)
  }
  return { records, nextPage: place ? writePageMark(place) : null }
}
