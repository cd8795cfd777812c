import { lazy, Suspense } from 'react'
import type { SessionUser } from '../../platform/session'
import { useWords } from '../../platform/words'
import { FirebaseGate } from '../../ui/data/firebase-gate'
import { Loading } from '../../ui/data/loading'
import type { SupportGroup } from './groups.repository'
import { supportWords } from './support.words'

const JoinPanel = lazy(async () => ({ default: (await import('./join-panel')).JoinPanel }))

/** The way into a group, behind the gate: what opens in its card for a person of the cloud. */
export function GroupPanel(props: {
  readonly group: SupportGroup
  readonly user: SessionUser
  readonly onTaken: (taken: number) => void
}) {
  const words = useWords(supportWords)
  const loading = <Loading label={words.checking} />
  return (
    <FirebaseGate fallback={loading} onlyFor={props.user.id}>
      <Suspense fallback={loading}>
        <JoinPanel {...props} />
      </Suspense>
    </FirebaseGate>
  )
}
