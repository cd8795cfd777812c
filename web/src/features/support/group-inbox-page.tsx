import { useSearchParams } from 'react-router-dom'
import { useSession } from '../../platform/session'
import { useWords } from '../../platform/words'
import { FirebaseGate } from '../../ui/data/firebase-gate'
import { Loading } from '../../ui/data/loading'
import { OnDemand } from '../../ui/data/on-demand'
import { Page } from '../../ui/page'
import { inboxWords } from './inbox/inbox.words'
import './support.css'

const loadGroupInbox = async () => (await import('./inbox/group-inbox')).GroupInbox

/** Where a facilitator reads and answers the requests to join their groups; which group stands in the address. */
export default function GroupInboxPage() {
  const words = useWords(inboxWords)
  const session = useSession()
  const [search] = useSearchParams()
  const uid = session.status === 'signed-in' && session.mode === 'hosted' ? session.user.id : null
  const loading = <Loading label={words.loading} />
  return (
    <Page heading={words.heading} lead={words.lead}>
      {uid === null ? (
        <p>{words.localNote}</p>
      ) : (
        <FirebaseGate fallback={loading} onlyFor={uid}>
          <OnDemand load={loadGroupInbox} fallback={loading}>
            {(GroupInbox) => <GroupInbox uid={uid} wanted={search.get('group')} />}
          </OnDemand>
        </FirebaseGate>
      )}
    </Page>
  )
}
