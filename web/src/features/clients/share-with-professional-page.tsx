import { hasRole } from '@amhs/domain/accounts/roles'
import { useSearchParams } from 'react-router-dom'
import { paths } from '../../platform/paths'
import { useSession } from '../../platform/session'
import { useWords } from '../../platform/words'
import { FirebaseGate } from '../../ui/data/firebase-gate'
import { Loading } from '../../ui/data/loading'
import { OnDemand } from '../../ui/data/on-demand'
import { Link } from '../../ui/link'
import { Page } from '../../ui/page'
import { SupportCard } from '../../ui/support-card'
import './clients.css'
import { sharingWords } from './sharing.words'

const loadShares = async () => (await import('./given/shares')).Shares

/** Where a person lets a professional see results, and stops it again. A scanned code stands in the address. */
export default function ShareWithProfessionalPage() {
  const words = useWords(sharingWords)
  const session = useSession()
  const [search] = useSearchParams()
  const user = session.status === 'signed-in' && session.mode === 'hosted' ? session.user : null
  const loading = <Loading label={words.loading} />
  return (
    <Page heading={words.heading} lead={words.lead}>
      {user === null ? (
        <p>{words.localNote}</p>
      ) : (
        <FirebaseGate fallback={loading} onlyFor={user.id}>
          <OnDemand load={loadShares} fallback={loading}>
            {(Shares) => <Shares user={user} scanned={search.get('code') ?? ''} />}
          </OnDemand>
        </FirebaseGate>
      )}
      {!(user && hasRole(user.role, 'professional')) && (
        <p className="small">
          {words.areYouOne} <Link to={paths.professionalRole}>{words.askRole}</Link>
        </p>
      )}
      <SupportCard />
    </Page>
  )
}
