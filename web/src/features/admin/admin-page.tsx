import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import { usePageTitle } from '../../platform/page-meta'
import { useSession } from '../../platform/session'
import { useWords } from '../../platform/words'
import { FirebaseGate } from '../../ui/data/firebase-gate'
import { Loading } from '../../ui/data/loading'
import { Page } from '../../ui/page'
import { PageHeading } from '../../ui/page-heading'
import '../../ui/work.css'
import './admin.css'
import { adminWords } from './admin.words'
import { AdminNavigation } from './admin-navigation'
import type { SectionName } from './section-names'

const CountedNavigation = lazy(async () => ({
  default: (await import('./counted-navigation')).CountedNavigation,
}))

const sections = {
  waiting: lazy(() => import('./queue-section').then(({ QueueSection }) => ({ default: QueueSection }))),
  users: lazy(() => import('./people/users-section').then(({ UsersSection }) => ({ default: UsersSection }))),
  professionals: lazy(() =>
    import('./people/professionals-section').then(({ ProfessionalsSection }) => ({
      default: ProfessionalsSection,
    })),
  ),
  messages: lazy(() =>
    import('./reading/messages-section').then(({ MessagesSection }) => ({ default: MessagesSection })),
  ),
  errors: lazy(() =>
    import('./reading/messages-section').then(({ ErrorsSection }) => ({ default: ErrorsSection })),
  ),
  comments: lazy(() =>
    import('./reading/comments-section').then(({ CommentsSection }) => ({ default: CommentsSection })),
  ),
  requests: lazy(() =>
    import('./records/waiting-requests-section').then(({ WaitingRequestsSection }) => ({
      default: WaitingRequestsSection,
    })),
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
} as const satisfies Record<SectionName, unknown>

/** The panel's parts, one at a time, beside its own navigation; which one stands in the address. It begins with what waits. */
export default function AdminPage() {
  const words = useWords(adminWords)
  const [search] = useSearchParams()
  const session = useSession()
  const isLocal = session.status === 'signed-in' && session.mode === 'local'
  const uid = session.status === 'signed-in' && !isLocal ? session.user.id : undefined
  const wanted = search.get('part')
  const name: SectionName =
    wanted !== null && Object.hasOwn(sections, wanted) ? (wanted as SectionName) : 'waiting'
  const Section = sections[name]
  usePageTitle(isLocal ? words.heading : `${words[name]} – ${words.heading}`)
  // The server knows nobody of this device: nothing is asked of it, since it could only refuse.
  if (isLocal) return <Page heading={words.heading} lead={words.local} />
  const plain = <AdminNavigation current={name} counts={{}} />
  return (
    <div className="wrap page work">
      <div className="side">
        <PageHeading>{words.heading}</PageHeading>
        <FirebaseGate onlyFor={uid} fallback={plain} failed={() => plain}>
          <Suspense fallback={plain}>
            <CountedNavigation current={name} />
          </Suspense>
        </FirebaseGate>
      </div>
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
    </div>
  )
}
