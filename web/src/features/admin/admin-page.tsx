import { lazy, Suspense } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { paths } from '../../platform/paths'
import { useWords } from '../../platform/words'
import { Page } from '../../ui/page'
import { Spinner } from '../../ui/spinner'
import './admin.css'
import { adminWords } from './admin.words'

const sections = {
  users: lazy(() => import('./users-section').then(({ UsersSection }) => ({ default: UsersSection }))),
  messages: lazy(() =>
    import('./messages-section').then(({ MessagesSection }) => ({ default: MessagesSection })),
  ),
  comments: lazy(() =>
    import('./comments-section').then(({ CommentsSection }) => ({ default: CommentsSection })),
  ),
  services: lazy(() =>
    import('./services-section').then(({ ServicesSection }) => ({ default: ServicesSection })),
  ),
  groups: lazy(() => import('./groups-section').then(({ GroupsSection }) => ({ default: GroupsSection }))),
  log: lazy(() => import('./log-section').then(({ LogSection }) => ({ default: LogSection }))),
  totals: lazy(() => import('./totals-section').then(({ TotalsSection }) => ({ default: TotalsSection }))),
} as const

type SectionName = keyof typeof sections

/** The panel's parts, one at a time; which one stands in the address. */
export default function AdminPage() {
  const words = useWords(adminWords)
  const [search] = useSearchParams()
  const wanted = search.get('part')
  const name: SectionName =
    wanted !== null && Object.hasOwn(sections, wanted) ? (wanted as SectionName) : 'users'
  const Section = sections[name]
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
        <h2 id="admin-part">{words[name]}</h2>
        <Suspense fallback={<Spinner label={words.loading} />}>
          <Section />
        </Suspense>
      </div>
    </Page>
  )
}
