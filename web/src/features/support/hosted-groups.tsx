import type { LetterStatus } from '@amhs/domain/documents/group-request-document'
import { useMemo, useState } from 'react'
import { useFirestore } from 'reactfire'
import { useLiveQuery } from '../../platform/data/use-live'
import { usePages } from '../../platform/data/use-pages'
import { LiveDataBoundary } from '../../platform/firebase/reactfire-cures'
import { useTold } from '../../platform/use-told'
import { useWords } from '../../platform/words'
import { LoadFailure } from '../../ui/data/load-failure'
import { MoreButton } from '../../ui/data/more-button'
import type { CardContext } from './group-card'
import { GroupList } from './group-list'
import { bundledGroups } from './groups.bundled'
import { firestoreGroups, groupIdOf, ownRequests, readableLetter, requestPageSize } from './groups.firestore'
import type { GroupFilter } from './groups.repository'
import { supportWords } from './support.words'

/**
 * The directory out of the database. Until it is there, and where it cannot be had, the list that comes with the site stands
 * in. Stands inside `FirebaseGate`.
 */
export function HostedGroups({
  uid,
  filter,
  context,
}: {
  readonly uid: string
  readonly filter: GroupFilter
  readonly context: CardContext
}) {
  const words = useWords(supportWords)
  const firestore = useFirestore()
  const repository = useMemo(() => firestoreGroups(firestore, uid), [firestore, uid])
  const { audience, language, format, facilitatorUid } = filter
  const pages = usePages({
    key: ['groups', audience, language, format, facilitatorUid],
    readPage: (after) => repository.groups(filter, after),
  })
  const { entries, error, hasMore, retry } = pages
  const [own, setOwn] = useState<CardContext['own']>()
  const failed = entries === undefined && error !== null
  return (
    <>
      {/* Where it cannot be read, the panel of a card still says how the request to its group stands. */}
      <LiveDataBoundary fallback={() => <NoRequests onRequests={setOwn} />}>
        <OwnRequests uid={uid} onRequests={setOwn} />
      </LiveDataBoundary>
      <GroupList
        groups={entries ?? bundledGroups(filter)}
        status={entries ? 'ready' : failed ? 'failed' : 'loading'}
        hasMore={hasMore}
        note={failed && <LoadFailure error={error} what={words.bundledNote} onRetry={retry} />}
        context={own ? { ...context, own } : context}
      />
      {entries && <MoreButton pages={pages} label={words.more} />}
    </>
  )
}

/** Stands for requests that cannot be read: anybody may then ask. */
function NoRequests({
  onRequests,
}: {
  readonly onRequests: (own: ReadonlyMap<string, LetterStatus>) => void
}) {
  useTold(none, onRequests)
  return null
}

const none: ReadonlyMap<string, LetterStatus> = new Map()

/** Follows how the person's own requests stand; draws nothing. */
function OwnRequests({
  uid,
  onRequests,
}: {
  readonly uid: string
  readonly onRequests: (own: ReadonlyMap<string, LetterStatus>) => void
}) {
  // Not the very list that the header reads for its news: followed and read at the same moment, it is sometimes never answered.
  const snapshot = useLiveQuery(ownRequests(useFirestore(), uid, requestPageSize + 1))
  useTold(snapshot, ({ docs }) => {
    const known = docs.map((document) => [groupIdOf(document), readableLetter(document)?.status] as const)
    onRequests(new Map(known.flatMap(([id, status]) => (status === undefined ? [] : [[id, status]]))))
  })
  return null
}
