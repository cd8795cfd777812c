import { adminTotals } from '@amhs/domain/contracts/admin-totals.contract'
import { useCallback } from 'react'
import { callFunction } from '../../platform/firebase/call-function'
import { useLanguage } from '../../platform/preferences'
import { useWords } from '../../platform/words'
import { adminWords } from './admin.words'
import { AdminTable, PageControls } from './admin-parts'
import { usePages } from './use-pages'

const onlyPage = () => null

/** How many there are of each; small numbers are hidden, because they would speak of single people. */
export function TotalsSection() {
  const words = useWords(adminWords)
  const language = useLanguage()
  const pages = usePages(
    useCallback(() => callFunction(adminTotals, null), []),
    onlyPage,
  )
  const number = new Intl.NumberFormat(language)
  const totals = pages.page
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
    <>
      {rows && (
        <AdminTable caption={words.totals} heads={[words.what, words.total]}>
          {(Object.keys(words.totalRows) as (keyof typeof words.totalRows)[]).map((key) => (
            <tr key={key}>
              <th scope="row">{words.totalRows[key]}</th>
              <td>{rows[key] === null ? words.hidden : number.format(rows[key])}</td>
            </tr>
          ))}
        </AdminTable>
      )}
      <PageControls pages={pages} />
    </>
  )
}
