import { inLanguage } from '@amhs/domain/localized'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useFirestore } from 'reactfire'
import { useLiveDocument } from '../../platform/data/use-live'
import { useWrite } from '../../platform/data/use-write'
import { formatDate } from '../../platform/dates'
import { useLanguage } from '../../platform/preferences'
import type { SessionUser } from '../../platform/session'
import { useWords } from '../../platform/words'
import { ConfirmDialog } from '../../ui/confirm-dialog'
import { failureText } from '../../ui/data/failure-text'
import { Loading } from '../../ui/data/loading'
import { firestoreGroups, ownRequest, requestIn } from './groups.firestore'
import type { SupportGroup } from './groups.repository'
import { JoinForm } from './join-form'
import { supportWords } from './support.words'

/**
 * A person's request to join one group: asking, seeing that it was sent, taking it back. What was pressed goes away with each
 * step, so the outcome takes the focus and is read with it; nothing is announced besides. Stands inside `FirebaseGate`.
 */
export function JoinPanel({ group, user }: { readonly group: SupportGroup; readonly user: SessionUser }) {
  const words = useWords(supportWords)
  const language = useLanguage()
  const firestore = useFirestore()
  const repository = useMemo(() => firestoreGroups(firestore, user.id), [firestore, user.id])
  const snapshot = useLiveDocument(ownRequest(firestore, group.id, user.id))
  const withdrawing = useWrite({ write: () => repository.withdraw(group.id) })
  const [asksFirst, setAsksFirst] = useState(false)
  /** What this person did here last; the same change from another window moves no focus. */
  const [did, setDid] = useState<'sent' | 'withdrawn' | null>(null)
  if (snapshot === undefined) return <Loading label={words.checking} />
  const own = requestIn(snapshot)
  const failure = withdrawing.error && <p role="alert">{failureText(withdrawing.error, language)}</p>
  if (own === null)
    return (
      <>
        {failure}
        {did === 'withdrawn' && <Outcome>{words.withdrawn}</Outcome>}
        <JoinForm
          groupId={group.id}
          firstName={user.firstName}
          repository={repository}
          onSending={() => setDid('sent')}
        />
      </>
    )
  const sent = words.sent(formatDate(own.requestedAt, language))
  return (
    <div className="notice stack">
      {did === 'sent' ? <Outcome>{sent}</Outcome> : <p>{sent}</p>}
      {failure}
      <button
        type="button"
        className="button"
        aria-disabled={withdrawing.isPending}
        onClick={() => !withdrawing.isPending && setAsksFirst(true)}
      >
        {words.withdraw}
      </button>
      {asksFirst && (
        <ConfirmDialog
          heading={words.withdrawHeading(inLanguage(group.name, language))}
          text={words.withdrawText}
          confirm={words.withdrawYes}
          cancel={words.withdrawNo}
          onAnswer={(confirmed) => {
            setAsksFirst(false)
            if (!confirmed) return
            setDid('withdrawn')
            withdrawing.mutate(undefined)
          }}
        />
      )}
    </div>
  )
}

/** How the last step ended; takes the focus when it appears. */
function Outcome({ children }: { readonly children: string }) {
  const text = useRef<HTMLParagraphElement>(null)
  useEffect(() => text.current?.focus(), [])
  return (
    <p ref={text} tabIndex={-1}>
      {children}
    </p>
  )
}
