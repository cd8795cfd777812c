import { isRole, roleLabels } from '@amhs/domain/accounts/roles'
import type { AuditEntryDocument } from '@amhs/domain/documents/audit-entry-document'
import { withoutUnseenMarks } from '@amhs/domain/documents/storable-text'
import type { Language } from '@amhs/domain/localized'
import { inLanguage } from '@amhs/domain/localized'
import { useArticleList } from '../../../platform/content/article-list'
import { formatDateTime } from '../../../platform/dates'
import { useLanguage } from '../../../platform/preferences'
import { useWords } from '../../../platform/words'
import { EmailText } from '../../../ui/email-text'
import { adminWords } from '../admin.words'
import { auditEntries } from '../admin-lists.firestore'
import { AdminTable, PageControls, UnreadableRow } from '../admin-parts'
import { accountOf } from '../log-names'
import { useAdminList } from '../use-admin-list'
import { type Names, useNames } from '../use-names'
import { logWords } from './log.words'

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
                  <Account uid={entry.value.actorUid} names={names} />
                </td>
                <th scope="row">{textFor(logged.actions, entry.value.action)}</th>
                <td data-label={words.target}>
                  <Target target={entry.value.target} names={names} />
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

/** Who it was by name and address; until those are known, and where the account is gone, its number. */
function Account({ uid, names }: { readonly uid: string; readonly names: Names | undefined }) {
  const logged = useWords(logWords)
  if (uid === 'erased') return logged.erased
  if (uid === 'ban') return logged.ban
  const account = names?.accounts.get(uid)
  if (!account) return names ? `${logged.gone}${uid}` : uid
  const name = withoutUnseenMarks(account.displayName)
  return (
    <>
      {name !== '' && (
        <>
          <bdi>{name}</bdi>
          <br />
        </>
      )}
      <EmailText address={account.email || uid} className="muted" />
    </>
  )
}

/** What was changed, by its name where it has one. */
function Target({ target, names }: { readonly target: string; readonly names: Names | undefined }) {
  const logged = useWords(logWords)
  const language = useLanguage()
  const articles = useArticleList()
  const uid = accountOf(target)
  if (uid !== undefined) return <Account uid={uid} names={names} />
  const [kind = '', id = ''] = target.split('/')
  if (id === 'erased') return logged.erased
  const place = names?.places.get(target)
  const article = kind === 'ratings' ? articles.find((one) => one.id === id)?.title : undefined
  const name = place === undefined ? article : inLanguage(place, language)
  return `${textFor(logged.kinds, kind)}${logged.colon}${name ?? id}`
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
