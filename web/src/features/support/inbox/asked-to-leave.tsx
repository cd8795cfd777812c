import { useMemo, useState } from 'react'
import { useFirestore } from 'reactfire'
import { useLiveQuery } from '../../../platform/data/use-live'
import { useWrite } from '../../../platform/data/use-write'
import { formatDate } from '../../../platform/dates'
import { useLanguage } from '../../../platform/preferences'
import { useWords } from '../../../platform/words'
import { failureText } from '../../../ui/data/failure-text'
import { SlowNote } from '../../../ui/slow-note'
import { allAskedToLeave, letAskAgain, marksIn } from '../asked-to-leave.firestore'
import { Outcome } from '../mine/outcome'
import { inboxWords } from './inbox.words'

/** Who was asked to leave a group and cannot ask again, with the way to let them; nothing where nobody was. */
export function AskedToLeave({ groupId }: { readonly groupId: string }) {
  const words = useWords(inboxWords)
  const language = useLanguage()
  const firestore = useFirestore()
  const snapshot = useLiveQuery(useMemo(() => allAskedToLeave(firestore, groupId), [firestore, groupId]))
  const [said, setSaid] = useState<string | null>(null)
  const letting = useWrite({
    write: ({ uid }: { readonly uid: string; readonly name: string }) => letAskAgain(firestore, groupId, uid),
  })
  const marks = snapshot ? marksIn(snapshot) : []
  const outcome = said !== null && <Outcome>{said}</Outcome>
  if (marks.length === 0) return outcome || null
  return (
    <details className="stack">
      <summary>{words.leftOut(marks.length)}</summary>
      <p>{words.leftOutLead}</p>
      {outcome}
      {letting.error && (
        <p className="error" role="alert">
          {failureText(letting.error, language)}
        </p>
      )}
      <SlowNote busy={letting.isPending} />
      <ul className="plain stack">
        {marks.map(({ uid, name, at }) => (
          <li key={uid} className="row">
            <span>
              <bdi>{name}</bdi>{' '}
              <span className="small muted">{words.leftOutOn(formatDate(at, language))}</span>
            </span>
            <button
              type="button"
              className="button"
              aria-disabled={letting.isPending}
              onClick={() => {
                if (letting.isPending) return
                setSaid(null)
                letting.mutate({ uid, name }, { onSuccess: () => setSaid(words.mayAskAgain(name)) })
              }}
            >
              {words.letAskAgain}
              <span className="hidden">{language === 'en' ? `: ${name}` : `：${name}`}</span>
            </button>
          </li>
        ))}
      </ul>
    </details>
  )
}
