import { useSearchParams } from 'react-router-dom'
import { useSession } from '../../platform/session'
import { useWords } from '../../platform/words'
import { FirebaseGate } from '../../ui/data/firebase-gate'
import { Loading } from '../../ui/data/loading'
import { OnDemand } from '../../ui/data/on-demand'
import { Page } from '../../ui/page'
import './clients.css'
import { clientsWords } from './clients.words'

const loadClients = async () => (await import('./seen/clients')).Clients

/** Where a professional sees what people share with them; whose stands in the address. */
export default function ClientsPage() {
  const words = useWords(clientsWords)
  const session = useSession()
  const [search] = useSearchParams()
  const uid = session.status === 'signed-in' && session.mode === 'hosted' ? session.user.id : null
  const loading = <Loading label={words.loading} />
  if (uid === null)
    return (
      <Page heading={words.heading}>
        <p>{words.localNote}</p>
      </Page>
    )
  return (
    <Page heading={words.heading} lead={words.lead}>
      <FirebaseGate fallback={loading} onlyFor={uid}>
        <OnDemand load={loadClients} fallback={loading}>
          {(Clients) => <Clients uid={uid} wanted={search.get('client')} />}
        </OnDemand>
      </FirebaseGate>
    </Page>
  )
}
