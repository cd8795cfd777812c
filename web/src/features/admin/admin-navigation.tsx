import { useState } from 'react'
import { paths } from '../../platform/paths'
import { useOnChange } from '../../platform/use-on-change'
import { useWords } from '../../platform/words'
import { Icon } from '../../ui/icon'
import { Link } from '../../ui/link'
import { WaitingCount } from '../../ui/waiting-count'
import { adminWords } from './admin.words'
import type { SectionName } from './section-names'

/** The parts of the panel in their groups; a new part needs a line here and one in `admin-page.tsx`. */
const groups = [
  ['work', ['waiting']],
  ['people', ['users', 'professionals']],
  ['letters', ['messages', 'comments', 'errors']],
  ['places', ['requests', 'groups', 'services']],
  ['records', ['log', 'totals']],
] as const satisfies readonly (readonly [string, readonly SectionName[]])[]

/** How many wait in each part; empty while that is being asked. */
export type WaitingCounts = Readonly<Partial<Record<SectionName, number>>>

/** The panel's own navigation: beside the work where there is room, behind a button that names the part on a phone. */
export function AdminNavigation({
  current,
  counts,
}: {
  readonly current: SectionName
  readonly counts: WaitingCounts
}) {
  const words = useWords(adminWords)
  const [isOpen, setIsOpen] = useState(false)
  useOnChange(current, () => setIsOpen(false))
  return (
    <>
      <button
        type="button"
        className="button side-button"
        aria-expanded={isOpen}
        aria-controls="admin-parts"
        onClick={() => setIsOpen(!isOpen)}
      >
        {words[current]}
        <span className="hidden">{words.of(words.openSections)}</span>
        <Icon name="down" />
      </button>
      <nav
        id="admin-parts"
        className="side-list admin-parts"
        aria-label={words.sections}
        data-open={isOpen || undefined}
      >
        {groups.map(([group, parts]) => (
          <div key={group}>
            {words.groupNames[group] !== '' && <p className="small muted">{words.groupNames[group]}</p>}
            <ul className="plain">
              {parts.map((part) => (
                <li key={part}>
                  <Link
                    to={`${paths.admin}?part=${part}`}
                    aria-current={part === current ? 'page' : undefined}
                  >
                    {words[part]}
                    <WaitingCount count={counts[part] ?? 0} spoken={words.waitingSpoken(counts[part] ?? 0)} />
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
    </>
  )
}
