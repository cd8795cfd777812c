import { useMemo, useState } from 'react'
import { useAuth, useFirestore } from 'reactfire'
import { useLiveDocument } from '../../platform/data/use-live'
import { LiveDataBoundary } from '../../platform/firebase/reactfire-cures'
import { paths } from '../../platform/paths'
import type { SessionUser } from '../../platform/session'
import { useTold } from '../../platform/use-told'
import { useWords } from '../../platform/words'
import { Loading } from '../../ui/data/loading'
import { Link } from '../../ui/link'
import { askedToLeave } from './asked-to-leave.firestore'
import { firestoreGroups, groupIn, groupReference, ownRequest, requestIn } from './groups.firestore'
import type { SupportGroup } from './groups.repository'
import { JoinForm } from './join-form'
import { mineWords } from './mine/mine.words'
import { Outcome } from './mine/outcome'
import { OwnRequest } from './mine/own-request'
import { supportWords } from './support.words'
import { hasVerifiedToken } from './verified-token'
import { VerifyFirst } from './verify-first'

/**
 * A person's request to join one group: asking, seeing how it stands, taking it back. What was pressed goes away with each
 * step, so the outcome takes the focus and is read with it; nothing is announced besides. Stands inside `FirebaseGate`.
 */
export function JoinPanel({
  group,
  user,
  onTaken,
}: {
  readonly group: SupportGroup
  readonly user: SessionUser
  /** Told how many seats are taken, once the person has given theirs back here. */
  readonly onTaken: (taken: number) => void
}) {
  const words = useWords(supportWords)
  const mine = useWords(mineWords)
  const auth = useAuth()
  const firestore = useFirestore()
  const repository = useMemo(() => firestoreGroups(firestore, user.id), [firestore, user.id])
  const snapshot = useLiveDocument(ownRequest(firestore, group.id, user.id))
  /** What this person did here last; the same change from another window moves no focus. */
  const [did, setDid] = useState<'sent' | { readonly said: string } | null>(null)
  const mark = useLiveDocument(askedToLeave(firestore, group.id, user.id))
  if (snapshot === undefined || mark === undefined) return <Loading label={words.checking} />
  const own = requestIn(snapshot)
  if (own === null)
    return (
      <>
        {did !== null && did !== 'sent' && (
          <>
            <Outcome>{did.said}</Outcome>
            <LiveDataBoundary fallback={() => null}>
              <Seats groupId={group.id} onTaken={onTaken} />
            </LiveDataBoundary>
          </>
        )}
        {mark.exists() ? (
          <p className="notice">
            {mine.notAgain} <Link to={paths.contact}>{mine.contact}</Link>
          </p>
        ) : user.emailVerified ? (
          <JoinForm
            group={group}
            firstName={user.firstName}
            repository={repository}
            isVerified={() => hasVerifiedToken(auth.currentUser)}
            onSending={() => setDid('sent')}
            onRefused={(said) => setDid({ said })}
          />
        ) : (
          <VerifyFirst address={user.email} />
        )}
      </>
    )
  return (
    <div className="notice">
      <OwnRequest
        group={group}
        groupId={group.id}
        request={own}
        repository={repository}
        justSent={did === 'sent'}
        onEnding={(said) => setDid(said === null ? null : { said })}
      />
    </div>
  )
}

/** Follows how many seats are taken, which the server counts anew after somebody has left; draws nothing. */
function Seats({
  groupId,
  onTaken,
}: {
  readonly groupId: string
  readonly onTaken: (taken: number) => void
}) {
  const snapshot = useLiveDocument(groupReference(useFirestore(), groupId))
  useTold(snapshot && groupIn(snapshot)?.taken, onTaken)
  return null
}
