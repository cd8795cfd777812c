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
  // Where nothing else is there, the examples are what the page has to show.
  const isFolded = (group: SupportGroup) => !group.open && group.example === true
  const folded = ordered.some((group) => !isFolded(group)) ? ordered.filter(isFolded) : []
  const cards = (shown: readonly SupportGroup[]) => (
    <ul className="plain group-list">
      {shown.map((group) => (
        <GroupCard key={group.id} group={group} context={context} />
      ))}
    </ul>
  )
  return (
    <>
      <p role="status" className="needs-script">
        {status === 'loading' ? words.loading : words.count(groups.length, hasMore)}
      </p>
      {note}
      {cards(ordered.filter((group) => !folded.includes(group)))}
      {folded.length > 0 && (
        <details className="stack">
          <summary>{words.examples(folded.length)}</summary>
          {cards(folded)}
        </details>
      )}
      {groups.length === 0 && status === 'ready' && (
        <p>
          {words.none} <Link to={paths.location}>{words.services}</Link>
        </p>
      )}
    </>
  )
}
