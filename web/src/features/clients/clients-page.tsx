import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { usePageTitle } from '../../platform/page-meta'
import { paths } from '../../platform/paths'
import { useSession } from '../../platform/session'
import { useWords } from '../../platform/words'
import { FirebaseGate } from '../../ui/data/firebase-gate'
import { Loading } from '../../ui/data/loading'
import { OnDemand } from '../../ui/data/on-demand'
import { Link } from '../../ui/link'
import { Page } from '../../ui/page'
import { PageHeading } from '../../ui/page-heading'
import './clients.css'
import { clientsWords } from './clients.words'
import { ClientHeading, type Named } from './seen/client-heading'
import { ClientsNavigation } from './seen/clients-navigation'
import { clientsPart } from './seen/clients-parts'

const loadClients = async () => (await import('./seen/clients')).Clients
const loadOwnCode = async () => (await import('./seen/own-code')).OwnCode

/** Where a professional sees what people share with them, and their own code; which part, and whose, stands in the address. */
export default function ClientsPage() {
  const words = useWords(clientsWords)
  const session = useSession()
  const [search] = useSearchParams()
  const uid = session.status === 'signed-in' && session.mode === 'hosted' ? session.user.id : null
  const part = clientsPart(search.get('part'))
  const wanted = part === 'heading' ? search.get('client') : null
  const [last, setLast] = useState<Named | null>(null)
  const named = last?.wanted === wanted ? last : null
  const page = part === 'heading' ? named?.knownAs : words[part]
  usePageTitle(page ? `${page} – ${words.heading}` : words.heading)
  const loading = <Loading label={words.loading} />
  if (uid === null)
    return (
      <Page heading={words.heading}>
        <p>{words.localNote}</p>
      </Page>
    )
  return (
    <div className="wrap page work">
      <div className="side">
        {wanted === null && <PageHeading>{words.heading}</PageHeading>}
        <ClientsNavigation current={part} />
      </div>
      <div className="stack">
        {wanted !== null && (
          <>
            <p className="no-print">
              <Link to={paths.clients}>{words.back}</Link>
            </p>
            <ClientHeading key={wanted} named={named} />
          </>
        )}
        {part === 'heading' ? (
          <FirebaseGate fallback={loading} onlyFor={uid}>
            <OnDemand load={loadClients} fallback={loading}>
              {(Clients) => <Clients uid={uid} wanted={wanted} onNamed={setLast} />}
            </OnDemand>
          </FirebaseGate>
        ) : (
          <>
            <h2 tabIndex={-1} data-part-heading>
              {words[part]}
            </h2>
            <FirebaseGate fallback={loading} onlyFor={uid}>
              <OnDemand load={loadOwnCode} fallback={loading}>
                {(OwnCode) => <OwnCode uid={uid} shows={part} />}
              </OnDemand>
            </FirebaseGate>
          </>
        )}
      </div>
    </div>
  )
}
