import { paths } from '../../platform/paths'
import { useSession } from '../../platform/session'
import { useWords } from '../../platform/words'
import { FirebaseGate } from '../../ui/data/firebase-gate'
import { Loading } from '../../ui/data/loading'
import { OnDemand } from '../../ui/data/on-demand'
import { Link } from '../../ui/link'
import { Page } from '../../ui/page'
import { SupportCard } from '../../ui/support-card'
import { mineWords } from './mine/mine.words'
import './support.css'

const loadMyGroups = async () => (await import('./mine/my-groups')).MyGroups

/** The groups that somebody asked to join or belongs to. */
export default function MyGroupsPage() {
  const words = useWords(mineWords)
  const session = useSession()
  const uid = session.status === 'signed-in' && session.mode === 'hosted' ? session.user.id : null
  const loading = <Loading label={words.loading} />
  return (
    <Page heading={words.heading} lead={words.lead}>
      <div className="stack my-groups">
        {uid === null ? (
          <p>
            {words.localNote} <Link to={paths.support}>{words.directory}</Link>
          </p>
        ) : (
          <FirebaseGate fallback={loading} onlyFor={uid}>
            <OnDemand load={loadMyGroups} fallback={loading}>
              {(MyGroups) => <MyGroups uid={uid} />}
            </OnDemand>
          </FirebaseGate>
        )}
      </div>
      <SupportCard heading={words.waitHeading} />
    </Page>
  )
}
