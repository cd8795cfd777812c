import { withoutUnseenMarks } from '@amhs/domain/documents/storable-text'
import { inLanguage } from '@amhs/domain/localized'
import { useArticleList } from '../../../platform/content/article-list'
import { formatDate } from '../../../platform/dates'
import { useLanguage } from '../../../platform/preferences'
import { useWords } from '../../../platform/words'
import { EmailText } from '../../../ui/email-text'
import { accountOf } from '../log-names'
import type { Letter, Names } from '../use-names'
import { logWords } from './log.words'

/** Who it was by name and address. Its number tells nobody anything: until it is known, and where the account is gone, what it is. */
export function LogAccount({ uid, names }: { readonly uid: string; readonly names: Names | undefined }) {
  const logged = useWords(logWords)
  if (uid === 'erased') return logged.erased
  if (uid === 'ban') return logged.ban
  const account = names?.accounts.get(uid)
  if (!account) return names ? logged.gone : logged.account
  const name = withoutUnseenMarks(account.displayName)
  return (
    <>
      {name !== '' && (
        <>
          <bdi>{name}</bdi>
          <br />
        </>
      )}
      {account.email !== '' && <EmailText address={account.email} className="muted" />}
      {name === '' && account.email === '' && logged.account}
    </>
  )
}

/** What was changed, by what an administrator knows it by; where it is gone, what kind of thing it was. */
export function LogTarget({ target, names }: { readonly target: string; readonly names: Names | undefined }) {
  const logged = useWords(logWords)
  const language = useLanguage()
  const articles = useArticleList()
  const uid = accountOf(target)
  if (uid !== undefined) return <LogAccount uid={uid} names={names} />
  const [kind = '', id = ''] = target.split('/')
  if (id === 'erased') return logged.erased
  const letter = names?.letters.get(target)
  if (letter) return <LetterName letter={letter} />
  const kindText = Object.hasOwn(logged.kinds, kind) ? logged.kinds[kind as keyof typeof logged.kinds] : kind
  const place = names?.places.get(target)
  const article = kind === 'ratings' ? articles.find((one) => one.id === id)?.title : undefined
  const name = place === undefined ? article : inLanguage(place, language)
  if (name !== undefined) return `${kindText}${logged.colon}${name}`
  return names && kind !== 'ratings' ? `${kindText}${logged.isGone}` : kindText
}

/** What a message is about, who wrote it, and when. */
function LetterName({ letter }: { readonly letter: Letter }) {
  const logged = useWords(logWords)
  const language = useLanguage()
  return (
    <>
      {letter.kind === 'contact' ? logged.message : logged.report}
      {logged.colon}
      {letter.kind === 'contact' ? (
        <bdi>{letter.subject}</bdi>
      ) : letter.service ? (
        inLanguage(letter.service, language)
      ) : (
        `${logged.kinds.services}${logged.isGone}`
      )}
      <br />
      <span className="muted">
        <bdi>{letter.name}</bdi>
        {logged.comma}
        {formatDate(letter.createdAt, language)}
      </span>
    </>
  )
}
