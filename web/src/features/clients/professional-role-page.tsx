import { hasRole } from '@amhs/domain/accounts/roles'
import { paths } from '../../platform/paths'
import { useSession } from '../../platform/session'
import { useWords } from '../../platform/words'
import { FirebaseGate } from '../../ui/data/firebase-gate'
import { Loading } from '../../ui/data/loading'
import { OnDemand } from '../../ui/data/on-demand'
import { Link } from '../../ui/link'
import { Page } from '../../ui/page'
import './clients.css'
import { roleWords } from './role.words'

const loadOwnRequest = async () => (await import('./role/own-request')).OwnRequest

/** Where somebody asks to be a professional, and reads how the request stands. */
export default function ProfessionalRolePage() {
  const words = useWords(roleWords)
  const session = useSession()
  const user = session.status === 'signed-in' && session.mode === 'hosted' ? session.user : null
  const loading = <Loading label={words.loading} />
  const isOne = user !== null && hasRole(user.role, 'professional')
  return (
    <Page heading={isOne ? words.headingOfOne : words.heading} lead={words.lead}>
      {user === null ? (
        <p>{words.localNote}</p>
      ) : (
        <>
          {isOne && (
            <p>
              {words.already} <Link to={paths.clients}>{words.toClients}</Link>
            </p>
          )}
          <FirebaseGate fallback={loading} onlyFor={user.id}>
            <OnDemand load={loadOwnRequest} fallback={loading}>
              {(OwnRequest) => (
                <OwnRequest uid={user.id} name={`${user.lastName}${user.firstName}`} isOne={isOne} />
              )}
            </OnDemand>
          </FirebaseGate>
        </>
      )}
    </Page>
  )
}
