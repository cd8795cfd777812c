import { isRole, roles } from '@amhs/domain/accounts/roles'
import type { adminQueue } from '@amhs/domain/contracts/admin-queue.contract'
import { adminTotals } from '@amhs/domain/contracts/admin-totals.contract'
import type { CallResponse } from '@amhs/domain/contracts/define-callable'
import { useRead } from '../../../platform/data/use-read'
import { callFunction, callTimeoutMs } from '../../../platform/firebase/call-function'
import { useLanguage } from '../../../platform/preferences'
import { useWords } from '../../../platform/words'
import { Loaded } from '../../../ui/data/loaded'
import { adminWords } from '../admin.words'
import { AdminTable } from '../admin-parts'
import { useAdminQueue } from '../use-admin-queue'

type Totals = CallResponse<typeof adminTotals>
type Queue = CallResponse<typeof adminQueue>

/** How many there are of each; small numbers are hidden, because they would speak of single people. */
export function TotalsSection() {
  const reading = useRead({
    key: ['admin', 'totals'],
    read: () => callFunction(adminTotals, null),
    timeoutMs: callTimeoutMs,
  })
  const queue = useAdminQueue().data ?? null
  if (reading.data === undefined && reading.error === null) return <TotalsTable totals={null} queue={queue} />
  return <Loaded reading={reading}>{(totals) => <TotalsTable totals={totals} queue={queue} />}</Loaded>
}

/** Null totals are on their way: the table already stands, and only its numbers are missing. */
export function TotalsTable({
  totals,
  queue,
}: {
  readonly totals: Totals | null
  /** What waits, in true numbers: nothing would be hidden by hiding it here. Null until it is known. */
  readonly queue: Queue | null
}) {
  const words = useWords(adminWords)
  const language = useLanguage()
  const number = new Intl.NumberFormat(language)
  const rows = totals && {
    users: totals.users,
    ...totals.usersByRole,
    ratings: totals.ratings,
    pendingComments: totals.pendingComments ?? queue?.comments.count ?? null,
    openMessages: totals.openMessages ?? (queue && queue.messages.count + queue.errors.count),
    groups: totals.groups,
    services: totals.services,
  }
  // Four rows without a number say less than one that says so.
  const noRole = rows !== null && roles.every((role) => rows[role] === null)
  const keys = (Object.keys(words.totalRows) as (keyof typeof words.totalRows)[]).filter((key) =>
    key === 'byRole' ? noRole : !(noRole && isRole(key)),
  )
  return (
    <>
      <p>{words.totalsLead}</p>
      <AdminTable caption={words.totals} heads={[words.what, words.total]}>
        {keys.map((key) => {
          const count = rows === null || key === 'byRole' ? null : rows[key]
          return (
            <tr key={key} className="total">
              <th scope="row">{words.totalRows[key]}</th>
              <td>
                {rows === null ? (
                  <span className="placeholder" />
                ) : count === null ? (
                  <span className="muted">{words.hidden}</span>
                ) : (
                  number.format(count)
                )}
              </td>
            </tr>
          )
        })}
      </AdminTable>
    </>
  )
}
