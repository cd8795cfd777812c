import { adminTotals } from '@amhs/domain/contracts/admin-totals.contract'
import type { CallResponse } from '@amhs/domain/contracts/define-callable'
import { useRead } from '../../../platform/data/use-read'
import { callFunction, callTimeoutMs } from '../../../platform/firebase/call-function'
import { useLanguage } from '../../../platform/preferences'
import { useWords } from '../../../platform/words'
import { Loaded } from '../../../ui/data/loaded'
import { adminWords } from '../admin.words'
import { AdminTable } from '../admin-parts'

/** How many there are of each; small numbers are hidden, because they would speak of single people. */
export function TotalsSection() {
  const reading = useRead({
    key: ['admin', 'totals'],
    read: () => callFunction(adminTotals, null),
    timeoutMs: callTimeoutMs,
  })
  if (reading.data === undefined && reading.error === null) return <TotalsTable totals={null} />
  return <Loaded reading={reading}>{(totals) => <TotalsTable totals={totals} />}</Loaded>
}

/** What stands in true numbers among what waits: nothing would be hidden by hiding it here. */
const waiting = { pendingComments: true, openMessages: true }

/** Null totals are on their way: the table already stands, and only its numbers are missing. */
export function TotalsTable({ totals }: { readonly totals: CallResponse<typeof adminTotals> | null }) {
  const words = useWords(adminWords)
  const language = useLanguage()
  const number = new Intl.NumberFormat(language)
  const rows = totals && {
    users: totals.users,
    ...totals.usersByRole,
    ratings: totals.ratings,
    pendingComments: totals.pendingComments,
    openMessages: totals.openMessages,
    groups: totals.groups,
    services: totals.services,
  }
  return (
    <AdminTable caption={words.totals} heads={[words.what, words.total]}>
      {(Object.keys(words.totalRows) as (keyof typeof words.totalRows)[]).map((key) => (
        <tr key={key}>
          <th scope="row">{words.totalRows[key]}</th>
          <td data-label={words.total}>
            {rows === null ? (
              <span className="placeholder" />
            ) : rows[key] === null ? (
              key in waiting ? (
                words.hiddenWaiting
              ) : (
                words.hidden
              )
            ) : (
              number.format(rows[key])
            )}
          </td>
        </tr>
      ))}
    </AdminTable>
  )
}
