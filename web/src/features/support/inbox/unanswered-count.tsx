import { useCallback, useState } from 'react'
import { useFirestore } from 'reactfire'
import { useLiveQuery } from '../../../platform/data/use-live'
import { LiveDataBoundary } from '../../../platform/firebase/reactfire-cures'
import { useTold } from '../../../platform/use-told'
import { useWords } from '../../../platform/words'
import { WaitingWords } from '../../../ui/waiting-count'
import { groupsLedBy, requestsTo, urgentIn } from '../groups.firestore'
import { inboxWords } from './inbox.words'

/** How many requests wait in all groups of a facilitator, in words with a link; nothing where none does. */
export function UnansweredCount({ uid }: { readonly uid: string }) {
  const words = useWords(inboxWords)
  const groups = useLiveQuery(groupsLedBy(useFirestore(), uid))
  const [counts, setCounts] = useState<Readonly<Record<string, Count>>>({})
  const tell = useCallback(
    (groupId: string, kind: keyof Count, count: number) =>
      setCounts((before) => ({ ...before, [groupId]: { ...none, ...before[groupId], [kind]: count } })),
    [],
  )
  const ids = groups?.docs.map(({ id }) => id) ?? []
  const sumOf = (kind: keyof Count) => ids.reduce((sum, id) => sum + (counts[id]?.[kind] ?? 0), 0)
  const [total, urgent] = [sumOf('all'), sumOf('urgent')]
  return (
    <>
      {ids.map((id) => (
        // One group that is refused, as one that has just gone to somebody else, hides no other.
        <LiveDataBoundary key={id} fallback={() => <NoCount groupId={id} onCount={tell} />}>
          <GroupCount groupId={id} onCount={tell} />
        </LiveDataBoundary>
      ))}
      {total > 0 && <WaitingWords>{words.unanswered(total, urgent)}</WaitingWords>}
    </>
  )
}

/** How many requests of a group wait, and in how many of them stand urgent words. */
interface Count {
  readonly all: number
  readonly urgent: number
}

const none: Count = { all: 0, urgent: 0 }

interface Counting {
  readonly groupId: string
  readonly onCount: (groupId: string, kind: keyof Count, count: number) => void
}

/** Stands for a group whose requests cannot be read. */
function NoCount({ groupId, onCount }: Counting) {
  useTold(0, (count) => onCount(groupId, 'all', count))
  useTold(0, (count) => onCount(groupId, 'urgent', count))
  return null
}

/** Follows the unanswered requests of one group; draws nothing. */
function GroupCount({ groupId, onCount }: Counting) {
  const snapshot = useLiveQuery(requestsTo(useFirestore(), groupId, ['asked']))
  useTold(snapshot?.size, (count) => onCount(groupId, 'all', count))
  useTold(snapshot && urgentIn(snapshot), (count) => onCount(groupId, 'urgent', count))
  return null
}
