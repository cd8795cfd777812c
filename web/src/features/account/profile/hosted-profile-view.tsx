import { useWords } from '../../../platform/words'
import { Loading } from '../../../ui/data/loading'
import { useHostedAccount } from '../hosted/hosted-session-state'
import { ConsentsSection } from './consents-section'
import { hostedProfileWords } from './hosted-profile.words'
import { PhotoSection } from './photo-section'

/** The parts of the profile that live in the hosted document: photo and consents, as the session's listener sees them. */
export function HostedProfileView({ uid }: { readonly uid: string }) {
  const words = useWords(hostedProfileWords)
  const account = useHostedAccount()
  if (account === null) return <Loading label={words.loading} />
  if (account.profile === null) return <p className="notice">{words.unreadable}</p>
  return (
    <>
      <PhotoSection uid={uid} photo={account.profile.profile.photo} />
      <ConsentsSection consents={account.profile.consents ?? {}} />
    </>
  )
}
