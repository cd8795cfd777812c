import type { ReactNode } from 'react'
import { paths } from '../../platform/paths'
import { useWords } from '../../platform/words'
import { Link } from '../../ui/link'
import type { CardContext } from './group-card'
import { GroupCard } from './group-card'
import type { SupportGroup } from './groups.repository'
import { supportWords } from './support.words'

/** How many groups there are, and a card for each. */
export function GroupList({
  groups,
  status,
  hasMore = false,
  note,
  context,
}: {
  readonly groups: readonly SupportGroup[]
  /** Whether these groups only stand in for others, which are being read or could not be. */
  readonly status: 'ready' | 'loading' | 'failed'
  readonly hasMore?: boolean
  /** Stands between the count and the cards. */
  readonly note?: ReactNode
  readonly context: CardContext
}) {
  const words = useWords(supportWords)
  // What one can ask to join comes first: nobody should have to read past nine examples to find it.
  const ordered = groups.toSorted((one, other) => Number(other.open) - Number(one.open))
  return (
    <>
      <p role="status" className="needs-script">
        {status === 'loading' ? words.loading : words.count(groups.length, hasMore)}
      </p>
      {note}
      <ul className="plain group-list">
        {ordered.map((group) => (
          <GroupCard key={group.id} group={group} context={context} />
        ))}
      </ul>
      {groups.length === 0 && status === 'ready' && (
        <p>
          {words.none} <Link to={paths.location}>{words.services}</Link>
        </p>
      )}
    </>
  )
}
