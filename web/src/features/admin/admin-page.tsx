import { lazy, Suspense } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { usePageTitle } from '../../platform/page-meta'
import { paths } from '../../platform/paths'
import { useSession } from '../../platform/session'
import { useWords } from '../../platform/words'
import { FirebaseGate } from '../../ui/data/firebase-gate'
import { Loading } from '../../ui/data/loading'
import { Page } from '../../ui/page'
import './admin.css'
import { adminWords } from './admin.words'

const sections = {
  users: lazy(() => import('./people/users-section').then(({ UsersSection }) => ({ default: UsersSection }))),
  professionals: lazy(() =>
    import('./people/professionals-section').then(({ ProfessionalsSection }) => ({
      default: ProfessionalsSection,
    })),
  ),
  messages: lazy(() =>
    import('./reading/messages-section').then(({ MessagesSection }) => ({ default: MessagesSection })),
  ),
  comments: lazy(() =>
    import('./reading/comments-section').then(({ CommentsSection }) => ({ default: CommentsSection })),
  ),
  services: lazy(() =>
    import('./records/services-section').then(({ ServicesSection }) => ({ default: ServicesSection })),
  ),
  groups: lazy(() =>
    import('./records/groups-section').then(({ GroupsSection }) => ({ default: GroupsSection })),
  ),
  log: lazy(() => import('./reading/log-section').then(({ LogSection }) => ({ default: LogSection }))),
  totals: lazy(() =>
    import('./reading/totals-section').then(({ TotalsSection }) => ({ default: TotalsSection })),
  ),
} as const

type SectionName = keyof typeof sections

/** The panel's parts, one at a time; which one stands in the address. */
export default function AdminPage() {
  const words = useWords(adminWords)
  const [search] = useSearchParams()
  const session = useSession()
  const uid = session.status === 'signed-in' && session.mode === 'hosted' ? session.user.id : undefined
  const wanted = search.get('part')
  const name: SectionName =
    wanted !== null && Object.hasOwn(sections, wanted) ? (wanted as SectionName) : 'users'
  const Section = sections[name]
  usePageTitle(`${words[name]} – ${words.heading}`)
  return (
    <Page heading={words.heading} lead={words.lead}>
      <nav aria-label={words.sections}>
        <ul className="plain row admin-parts">
          {(Object.keys(sections) as SectionName[]).map((part) => (
            <li key={part}>
              <Link to={`${paths.admin}?part=${part}`} aria-current={part === name ? 'page' : undefined}>
                {words[part]}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {/* No region of its own: the table in it has one, and two of the same name help nobody. */}
      <div className="stack">
        <h2 id="admin-part" tabIndex={-1} data-part-heading>
          {words[name]}
        </h2>
        <FirebaseGate key={name} onlyFor={uid}>
          <Suspense fallback={<Loading />}>
            <Section />
          </Suspense>
        </FirebaseGate>
      </div>
    </Page>
  )
}
