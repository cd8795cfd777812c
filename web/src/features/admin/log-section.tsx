import { useCallback } from 'react'
import { formatDateTime } from '../../platform/dates'
import { useLanguage } from '../../platform/preferences'
import { useWords } from '../../platform/words'
import { adminWords } from './admin.words'
import { nextMark, readAdminList } from './admin-lists'
import { AdminTable, PageControls, UnreadableRow } from './admin-parts'
import { usePages } from './use-pages'

/** Every administrative change, newest first. Nobody can change an entry. */
export function LogSection() {
  const words = useWords(adminWords)
  const language = useLanguage()
  const pages = usePages(
    useCallback((after: unknown) => readAdminList('log', after), []),
    nextMark,
  )
  return (
    <>
      {pages.page && pages.page.entries.length > 0 && (
        <AdminTable
          caption={words.log}
          heads={[words.when, words.who, words.what, words.target, words.change]}
        >
          {pages.page.entries.map((entry) =>
            entry.readable ? (
              <tr key={entry.id}>
                <td>{formatDateTime(entry.value.at, language)}</td>
                <td>{entry.value.actorUid}</td>
                <th scope="row">{entry.value.action}</th>
                <td>{entry.value.target}</td>
                <td className="wide">{changeText(entry.value.before, entry.value.after)}</td>
              </tr>
            ) : (
              <UnreadableRow key={entry.id} id={entry.id} columns={5} />
            ),
          )}
        </AdminTable>
      )}
      {pages.page?.entries.length === 0 && !pages.loading && <p>{words.none}</p>}
      <PageControls pages={pages} />
    </>
  )
}

type Values = Readonly<Record<string, unknown>>

/** "role: user → professional"; a value that only one side has stands alone. */
function changeText(before: Values = {}, after: Values = {}): string {
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return keys
    .map((key) => `${key}: ${[before[key], after[key]].filter((one) => one !== undefined).join(' → ')}`)
    .join('; ')
}
