import { useMemo } from 'react'
import { useFirestore } from 'reactfire'
import { announce } from '../../platform/announcer'
import { useLiveDocument } from '../../platform/data/use-live'
import { useWrite } from '../../platform/data/use-write'
import { formatDate } from '../../platform/dates'
import { useLanguage } from '../../platform/preferences'
import type { SessionUser } from '../../platform/session'
import { useWords } from '../../platform/words'
import { failureText } from '../../ui/data/failure-text'
import { Loading } from '../../ui/data/loading'
import { firestoreGroups, ownRequest, requestIn } from './groups.firestore'
import type { SupportGroup } from './groups.repository'
import { JoinForm } from './join-form'
import { supportWords } from './support.words'

/** A person's request to join one group: asking, seeing that it was sent, taking it back. Stands inside `FirebaseGate`. */
export function JoinPanel({ group, user }: { readonly group: SupportGroup; readonly user: SessionUser }) {
  const words = useWords(supportWords)
  const language = useLanguage()
  const firestore = useFirestore()
  const repository = useMemo(() => firestoreGroups(firestore, user.id), [firestore, user.id])
  const snapshot = useLiveDocument(ownRequest(firestore, group.id, user.id))
  const withdrawing = useWrite({
    write: async () => {
      await repository.withdraw(group.id)
      announce(words.withdrawn)
    },
  })
  if (snapshot === undefined) return <Loading label={words.checking} />
  const own = requestIn(snapshot)
  const failure = withdrawing.error && <p role="alert">{failureText(withdrawing.error, language)}</p>
  if (own === null)
    return (
      <>
        {failure}
        <JoinForm groupId={group.id} firstName={user.firstName} repository={repository} />
      </>
    )
  return (
    <div className="notice stack">
      <p>{words.sent(formatDate(own.requestedAt, language))}</p>
      {failure}
      <button
        type="button"
        className="button"
        aria-disabled={withdrawing.isPending}
        onClick={() => !withdrawing.isPending && withdrawing.mutate(undefined)}
      >
        {words.withdraw}
      </button>
    </div>
  )
}
