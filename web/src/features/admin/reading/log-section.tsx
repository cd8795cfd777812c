import { isRole, roleLabels } from '@amhs/domain/accounts/roles'
import type { AuditEntryDocument } from '@amhs/domain/documents/audit-entry-document'
import type { Language } from '@amhs/domain/localized'
import { inLanguage } from '@amhs/domain/localized'
import { formatDateTime } from '../../../platform/dates'
import { useLanguage } from '../../../platform/preferences'
import { useWords } from '../../../platform/words'
import { adminWords } from '../admin.words'
import { auditEntries } from '../admin-lists.firestore'
import { AdminTable, PageControls, UnreadableRow } from '../admin-parts'
import { useAdminList } from '../use-admin-list'
import { logWords } from './log.words'

/** Every administrative change, newest first. Nobody can change an entry. */
export function LogSection() {
  const words = useWords(adminWords)
  const logged = useWords(logWords)
  const language = useLanguage()
  const pages = useAdminList('log', auditEntries)
  return (
    <>
      {pages.entries && pages.entries.length > 0 && (
        <AdminTable
          caption={words.log}
          heads={[words.when, words.who, words.what, words.target, words.change]}
        >
          {pages.entries.map((entry) =>
            entry.readable ? (
              <tr key={entry.id}>
                <td data-label={words.when}>{formatDateTime(entry.value.at, language)}</td>
                <td data-label={words.who}>
                  {entry.value.actorUid === 'erased' ? logged.erased : entry.value.actorUid}
                </td>
                <th scope="row">{textFor(logged.actions, entry.value.action)}</th>
                <td data-label={words.target}>{entry.value.target}</td>
                <td data-label={words.change}>{changeText(entry.value, logged, language)}</td>
              </tr>
            ) : (
              <UnreadableRow key={entry.id} id={entry.id} columns={5} />
            ),
          )}
        </AdminTable>
      )}
      <PageControls pages={pages} />
    </>
  )
}

type LogWords = (typeof logWords)['zh' | 'en']
type StoredValue = string | number | boolean | null

function textFor(texts: Readonly<Record<string, string>>, key: string): string {
  return Object.hasOwn(texts, key) ? (texts[key] ?? key) : key
}

function valueText(value: StoredValue, words: LogWords, language: Language): string {
  return isRole(value) ? inLanguage(roleLabels[value], language) : textFor(words.values, String(value))
}

/** "Role: User → Professional"; a value that only one side has stands alone. */
function changeText(
  { before = {}, after = {} }: AuditEntryDocument,
  words: LogWords,
  language: Language,
): string {
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  const changes = keys.map((key) => {
    const values = [before[key], after[key]].filter((value) => value !== undefined)
    const texts = values.map((value) => valueText(value, words, language))
    return `${textFor(words.fields, key)}${words.colon}${texts.join(' → ')}`
  })
  return changes.join(words.semicolon)
}
