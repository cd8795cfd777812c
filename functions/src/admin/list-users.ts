import { roleFromClaim } from '@amhs/domain/accounts/roles'
import type { listedUser, listUsers } from '@amhs/domain/contracts/list-users.contract'
import type { UserRecord } from 'firebase-admin/auth'
import type { DocumentSnapshot, Firestore, Query } from 'firebase-admin/firestore'
import type { InferOutput } from 'valibot'
import type { Handler } from '../platform/define-function'
import { accounts, database } from '../platform/firebase'
import { refusal } from '../platform/refusal'

type ListedUser = InferOutput<typeof listedUser>

/** Profiles read in one go, and the most such goes of one call: what one call can cost is bounded. */
const batchSize = 50
const mostBatches = 6

/** Sorts behind every character that an address can hold. */
const afterEverything = '\uf8ff'

interface Cursor {
  readonly email: string
  readonly uid: string
}

function writeCursor({ email, uid }: Cursor): string {
  return Buffer.from(JSON.stringify([email, uid])).toString('base64url')
}

function readCursor(page: string): Cursor {
  try {
    const parts: unknown = JSON.parse(Buffer.from(page, 'base64url').toString('utf8'))
    if (Array.isArray(parts) && parts.length === 2) {
      const [email, uid] = parts
      // Both become parts of a query; the id must be one that a document can have.
      if (typeof email === 'string' && typeof uid === 'string' && /^[^/\p{C}]{1,128}$/u.test(uid)) {
        if (uid !== '.' && uid !== '..' && !/^__.*__$/.test(uid)) return { email, uid }
      }
    }
  } catch {
    // Falls through: whatever it was, it was not written here.
  }
  throw refusal('invalid-request', { fields: ['page'] })
}

function profilesQuery(firestore: Firestore, emailPrefix: string, role: string | undefined): Query {
  let query: Query = firestore.collection('users')
  if (role !== undefined) query = query.where('role', '==', role)
  if (emailPrefix !== '') {
    query = query.where('email', '>=', emailPrefix).where('email', '<', emailPrefix + afterEverything)
  }
  return query.orderBy('email').orderBy('__name__').select('email')
}

function moment(text: string | undefined | null): string | null {
  const time = Date.parse(text ?? '')
  return Number.isNaN(time) ? null : new Date(time).toISOString()
}

function listed(record: UserRecord): ListedUser {
  return {
    uid: record.uid,
    email: record.email ?? '',
    displayName: record.displayName ?? '',
    role: roleFromClaim(record.customClaims?.role),
    emailVerified: record.emailVerified,
    disabled: record.disabled,
    createdAt: moment(record.metadata.creationTime),
    lastSignInAt: moment(record.metadata.lastSignInTime),
  }
}

function cursorAt(snapshot: DocumentSnapshot): string {
  return writeCursor({ email: String(snapshot.get('email')), uid: snapshot.id })
}

/**
 * Order and search come from the profiles, which are indexed; role, verified and disabled from the accounts, which are
 * the truth. A profile whose account is gone is left out.
 */
export const handleListUsers: Handler<typeof listUsers> = async ({ request }) => {
  const { emailPrefix = '', role, verified, disabled, pageSize, page } = request
  const [firestore, auth] = await Promise.all([database(), accounts()])
  const query = profilesQuery(firestore, emailPrefix, role)
  const fits = (user: ListedUser) =>
    (role === undefined || user.role === role) &&
    (verified === undefined || user.emailVerified === verified) &&
    (disabled === undefined || user.disabled === disabled)
  const users: ListedUser[] = []
  let cursor = page === undefined ? undefined : readCursor(page)
  for (let batch = 0; batch < mostBatches; batch += 1) {
    const rest = cursor ? query.startAfter(cursor.email, cursor.uid) : query
    const { docs } = await rest.limit(batchSize).get()
    const found = docs.length === 0 ? [] : (await auth.getUsers(docs.map(({ id }) => ({ uid: id })))).users
    const records = new Map(found.map((record) => [record.uid, record]))
    for (const [index, snapshot] of docs.entries()) {
      const record = records.get(snapshot.id)
      const user = record && listed(record)
      if (!user || !fits(user)) continue
      users.push(user)
      const isEnd = docs.length < batchSize && index === docs.length - 1
      if (users.length === pageSize) return { users, nextPage: isEnd ? null : cursorAt(snapshot) }
    }
    const last = docs.at(-1)
    if (!last || docs.length < batchSize) return { users, nextPage: null }
    cursor = readCursor(cursorAt(last))
  }
  return { users, nextPage: cursor ? writeCursor(cursor) : null }
}
