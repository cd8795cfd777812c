import { useMemo } from 'react'
import { useFirestore } from 'reactfire'
import { usePages } from '../../platform/data/use-pages'
import { useWords } from '../../platform/words'
import { LoadFailure } from '../../ui/data/load-failure'
import { MoreButton } from '../../ui/data/more-button'
import type { CardContext } from './group-card'
import { GroupList } from './group-list'
import { bundledGroups } from './groups.bundled'
import { firestoreGroups } from './groups.firestore'
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
  const failed = entries === undefined && error !== null
  return (
    <>
      <GroupList
        groups={entries ?? bundledGroups(filter)}
        status={entries ? 'ready' : failed ? 'failed' : 'loading'}
        hasMore={hasMore}
        note={failed && <LoadFailure error={error} what={words.bundledNote} onRetry={retry} />}
        context={context}
      />
      {entries && <MoreButton pages={pages} label={words.more} />}
    </>
  )
}
