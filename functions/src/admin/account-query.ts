import type { Auth, UserRecord } from 'firebase-admin/auth'
import type { Firestore } from 'firebase-admin/firestore'

/** What both ways of reading are asked for. */
export interface AccountQuery {
  readonly auth: Auth
  readonly firestore: Firestore
  /** Whether nothing is filtered out, so that no more accounts than fit on the page need to be looked at. */
  readonly takesAll: boolean
  readonly fits: (account: UserRecord) => boolean
  readonly pageSize: number
  readonly page: string | undefined
}

export interface AccountPage {
  readonly records: readonly UserRecord[]
  readonly nextPage: string | null
}
