import { useCallback, useState } from 'react'
import { useFirestore } from 'reactfire'
import { useLiveQuery } from '../../../platform/data/use-live'
import { LiveDataBoundary } from '../../../platform/firebase/reactfire-cures'
import { useTold } from '../../../platform/use-told'
import { useWords } from '../../../platform/words'
import { WaitingCount } from '../../../ui/waiting-count'
import { groupsLedBy, requestsTo } from '../groups.firestore'
import { inboxWords } from './inbox.words'

/** How many requests wait in all groups of a facilitator, as a number beside a link; nothing where none does. */
export function UnansweredCount({ uid }: { readonly uid: string }) {
  const words = useWords(inboxWords)
  const groups = useLiveQuery(groupsLedBy(useFirestore(), uid))
  const [counts, setCounts] = useState<Readonly<Record<string, number>>>({})
  const tell = useCallback(
    (groupId: string, count: number) => setCounts((before) => ({ ...before, [groupId]: count })),
    [],
  )
  const ids = groups?.docs.map(({ id }) => id) ?? []
  const total = ids.reduce((sum, id) => sum + (counts[id] ?? 0), 0)
  return (
    <>
      {ids.map((id) => (
        // One group that is refused, as one that has just gone to somebody else, hides no other.
        <LiveDataBoundary key={id} fallback={() => <NoCount groupId={id} onCount={tell} />}>
          <GroupCount groupId={id} onCount={tell} />
        </LiveDataBoundary>
      ))}
      <WaitingCount count={total} spoken={words.unanswered(total)} />
    </>
  )
}

interface Counting {
  readonly groupId: string
  readonly onCount: (groupId: string, count: number) => void
}

/** Stands for a group whose requests cannot be read. */
function NoCount({ groupId, onCount }: Counting) {
  useTold(0, (count) => onCount(groupId, count))
  return null
}

/** Follows the unanswered requests of one group; draws nothing. */
function GroupCount({ groupId, onCount }: Counting) {
  const snapshot = useLiveQuery(requestsTo(useFirestore(), groupId, ['asked']))
  useTold(snapshot?.size, (count) => onCount(groupId, count))
  return null
}
