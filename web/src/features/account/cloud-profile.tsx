import { useFirestore, useFirestoreDoc } from 'reactfire'
import { useWords } from '../../platform/words'
import { Spinner } from '../../ui/spinner'
import { cloudProfileWords } from './cloud-profile.words'
import { ConsentsSection } from './consents-section'
import { profileOf, profileReference } from './hosted-profile'
import { PhotoSection } from './photo-section'

/** The parts of the profile that live in the cloud document: photo and consents. */
export function CloudProfile({ uid }: { readonly uid: string }) {
  const words = useWords(cloudProfileWords)
  const { status, data } = useFirestoreDoc(profileReference(useFirestore(), uid))
  if (status === 'loading') return <Spinner label={words.loading} />
  const profile = profileOf(data)
  if (!profile) return <p className="notice">{words.unreadable}</p>
  return (
    <>
      <PhotoSection uid={uid} photo={profile.profile.photo} />
      <ConsentsSection consents={profile.consents ?? {}} />
    </>
  )
}
