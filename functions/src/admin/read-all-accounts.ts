import type { ListUsersResult, UserRecord } from 'firebase-admin/auth'
import type { AccountPage, AccountQuery } from './account-query'
import { madeUpMark, readPageMark, writePageMark } from './page-mark'

/** The most accounts that Auth gives in one go, and the most such goes of one call: what one call can cost is bounded. */
const largestBatch = 1000
const mostBatches = 5

async function readBatch({ auth }: AccountQuery, size: number, token: string): Promise<ListUsersResult> {
  return auth.listUsers(size, token === '' ? undefined : token).catch((error: unknown) => {
    const code = error instanceof Error ? Reflect.get(error, 'code') : undefined
    if (code === 'auth/invalid-page-token') throw madeUpMark()
    throw error
  })
}

/** What of a batch has not been shown yet. Where the last one shown is gone meanwhile, all of it: twice is better than never. */
function after(users: readonly UserRecord[], shown: string): readonly UserRecord[] {
  return users.slice(users.findIndex(({ uid }) => uid === shown) + 1)
}

/**
 * Every account, in Auth's own order. The mark of a page is Auth's mark of the batch in which it ended and the last account
 * shown, empty where that was the end of a batch.
 */
export async function readAllAccounts(query: AccountQuery): Promise<AccountPage> {
  const { fits, page, pageSize, takesAll } = query
  const records: UserRecord[] = []
  let [token, shown] = page === undefined ? ['', ''] : readPageMark(page)
  for (let batch = 0; batch < mostBatches; batch += 1) {
    const { users, pageToken } = await readBatch(query, takesAll ? pageSize : largestBatch, token)
    for (const record of after(users, shown)) {
      if (!fits(record)) continue
      if (records.length === pageSize)
        return { records, nextPage: writePageMark([token, records.at(-1)?.uid ?? '']) }
      records.push(record)
    }
    if (!pageToken) return { records, nextPage: null }
    token = pageToken
    shown = ''
  }
  return { records, nextPage: writePageMark([token, '']) }
}
