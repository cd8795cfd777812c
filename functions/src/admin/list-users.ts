import { roleFromClaim } from '@amhs/domain/accounts/roles'
import type { listedUser, listUsers } from '@amhs/domain/contracts/list-users.contract'
import type { UserRecord } from 'firebase-admin/auth'
import type { Firestore } from 'firebase-admin/firestore'
import type { InferOutput } from 'valibot'
import { profileDocument } from '../account/profile-mirror'
import type { Handler } from '../platform/define-function'
import { accounts, database } from '../platform/firebase'
import type { AccountPage, AccountQuery } from './account-query'
import { readAllAccounts } from './read-all-accounts'
import { readFoundAccounts } from './read-found-accounts'
import { readNamedAccounts } from './read-named-accounts'

type ListedUser = InferOutput<typeof listedUser>

function moment(text: string | undefined | null): string | null {
  const time = Date.parse(text ?? '')
  return Number.isNaN(time) ? null : new Date(time).toISOString()
}

function listed(record: UserRecord, hasProfile: boolean): ListedUser {
  return {
    uid: record.uid,
    email: record.email ?? '',
    displayName: record.displayName ?? '',
    role: roleFromClaim(record.customClaims?.role),
    emailVerified: record.emailVerified,
    disabled: record.disabled,
    hasProfile,
    createdAt: moment(record.metadata.creationTime),
    lastSignInAt: moment(record.metadata.lastSignInTime),
  }
}

/** Which of these accounts have a profile; nothing of the profiles is read. */
async function profilesOf(
  firestore: Firestore,
  records: readonly UserRecord[],
): Promise<ReadonlySet<string>> {
  if (records.length === 0) return new Set()
  const documents = records.map(({ uid }) => profileDocument(firestore, uid))
  const snapshots = await firestore.getAll(...documents, { fieldMask: ['uid'] })
  return new Set(snapshots.filter(({ exists }) => exists).map(({ id }) => id))
}

/** The accounts that are asked for: those numbers, a name, everybody, or an address. */
async function readAccounts(
  query: AccountQuery,
  {
    emailPrefix,
    namePrefix,
    uids,
  }: {
    readonly emailPrefix: string
    readonly namePrefix: string | undefined
    readonly uids: readonly string[] | undefined
  },
): Promise<AccountPage> {
  if (uids !== undefined) {
    const { users } = await query.auth.getUsers(uids.map((uid) => ({ uid })))
    return { records: users.filter(query.fits), nextPage: null }
  }
  if (namePrefix !== undefined) return readNamedAccounts(query, namePrefix)
  return emailPrefix === '' ? readAllAccounts(query) : readFoundAccounts(query, emailPrefix)
}

/**
 * Without a search every account that Auth has, with a profile or without: an account that never wrote one must not be out of an
 * administrator's sight. Role, verified and disabled always come from the accounts, which are the truth.
 */
export const handleListUsers: Handler<typeof listUsers> = async ({ request }) => {
  const { emailPrefix = '', namePrefix, uids, role, verified, disabled, pageSize, page } = request
  const [firestore, auth] = await Promise.all([database(), accounts()])
  const query: AccountQuery = {
    auth,
    firestore,
    takesAll: role === undefined && verified === undefined && disabled === undefined,
    fits: (account) =>
      (role === undefined || roleFromClaim(account.customClaims?.role) === role) &&
      (verified === undefined || account.emailVerified === verified) &&
      (disabled === undefined || account.disabled === disabled),
    pageSize,
    page,
  }
  const { records, nextPage } = await readAccounts(query, { emailPrefix, namePrefix, uids })
  const withProfile = await profilesOf(firestore, records)
  return { users: records.map((record) => listed(record, withProfile.has(record.uid))), nextPage }
}
