import { useWords } from '../../../platform/words'
import { FirebaseGate } from '../../../ui/data/firebase-gate'
import { Loading } from '../../../ui/data/loading'
import { OnDemand } from '../../../ui/data/on-demand'
import { useHostedAccount } from '../hosted/hosted-session-state'
import { ConsentsSection } from './consents-section'
import { hostedProfileWords } from './hosted-profile.words'
import { PhotoSection } from './photo-section'

const loadRoleRequest = async () => (await import('./role-request')).RoleRequest

/** The photo of a cloud account and how a request for a role stands, as the session's listener sees the hosted document. */
export function HostedPhoto({ uid }: { readonly uid: string }) {
  const words = useWords(hostedProfileWords)
  const account = useHostedAccount()
  if (account === null) return <Loading label={words.loading} />
  if (account.profile === null) return <p className="notice">{words.unreadable}</p>
  return (
    <>
      <FirebaseGate fallback={null} failed={() => null} onlyFor={uid}>
        <OnDemand load={loadRoleRequest} fallback={null} failed={() => null}>
          {(RoleRequest) => <RoleRequest uid={uid} />}
        </OnDemand>
      </FirebaseGate>
      <PhotoSection uid={uid} photo={account.profile.profile.photo} />
    </>
  )
}

/** What the person of a cloud account has agreed to; the photo's part says where the document cannot be read. */
export function HostedConsents() {
  const profile = useHostedAccount()?.profile ?? null
  return profile && <ConsentsSection consents={profile.consents ?? {}} />
}
