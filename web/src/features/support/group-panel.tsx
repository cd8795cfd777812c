import { lazy, Suspense } from 'react'
import type { SessionUser } from '../../platform/session'
import { useWords } from '../../platform/words'
import { FirebaseGate } from '../../ui/data/firebase-gate'
import { Loading } from '../../ui/data/loading'
import type { SupportGroup } from './groups.repository'
import { supportWords } from './support.words'

const JoinPanel = lazy(async () => ({ default: (await import('./join-panel')).JoinPanel }))
const RequestList = lazy(async () => ({ default: (await import('./request-list')).RequestList }))

/** What opens in a group's card for a person of the cloud. */
export type PanelName = 'join' | 'requests'

/** A panel of a group behind the gate: the way in, or the requests of others. */
export function GroupPanel({
  name,
  group,
  user,
}: {
  readonly name: PanelName
  readonly group: SupportGroup
  readonly user: SessionUser
}) {
  const words = useWords(supportWords)
  const loading = <Loading label={name === 'join' ? words.checking : words.requestsLoading} />
  return (
    <FirebaseGate key={name} fallback={loading} onlyFor={user.id}>
      <Suspense fallback={loading}>
        {name === 'join' ? <JoinPanel group={group} user={user} /> : <RequestList group={group} />}
      </Suspense>
    </FirebaseGate>
  )
}
