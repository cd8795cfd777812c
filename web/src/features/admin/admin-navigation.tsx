import { paths } from '../../platform/paths'
import { useWords } from '../../platform/words'
import { SideNavigation } from '../../ui/side-navigation'
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

/** The panel's own navigation, with what waits in each part. */
export function AdminNavigation({
  current,
  counts,
}: {
  readonly current: SectionName
  readonly counts: WaitingCounts
}) {
  const words = useWords(adminWords)
  return (
    <SideNavigation
      label={words.sections}
      current={words[current]}
      opens={words.of(words.openSections)}
      groups={groups.map(([group, parts]) => ({
        heading: words.groupNames[group],
        links: parts.map((part) => ({
          to: `${paths.admin}?part=${part}`,
          label: words[part],
          isCurrent: part === current,
          waiting: { count: counts[part] ?? 0, spoken: words.waitingSpoken(counts[part] ?? 0) },
        })),
      }))}
    />
  )
}
