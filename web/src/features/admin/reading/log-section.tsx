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
import { type Names, useNames } from '../use-names'
import { logWords } from './log.words'
import { LogAccount, LogTarget } from './log-target'

/** Every administrative change, newest first. Nobody can change an entry. */
export function LogSection() {
  const words = useWords(adminWords)
  const logged = useWords(logWords)
  const language = useLanguage()
  const pages = useAdminList('log', auditEntries)
  const names = useNames(pages.entries?.flatMap((entry) => (entry.readable ? [entry.value] : [])) ?? [])
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
                  <LogAccount uid={entry.value.actorUid} names={names} />
                </td>
                <th scope="row">{textFor(logged.actions, actionOf(entry.value, names))}</th>
                <td data-label={words.target}>
                  <LogTarget target={entry.value.target} names={names} />
                </td>
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

/** What was done. Reports of errors were once logged as messages, which they are kept with: what is still there says which it is. */
function actionOf({ action, target }: AuditEntryDocument, names: Names | undefined): string {
  const isReport = names?.letters.get(target)?.kind === 'service-error'
  return action === 'message-closed' && isReport ? 'error-report-closed' : action
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
