import { lazy, Suspense } from 'react'
import { FirebaseGate } from '../../../ui/data/firebase-gate'
import { Icon } from '../../../ui/icon'
import { useHostedAccount } from '../hosted/hosted-session-state'

const HeaderPhoto = lazy(async () => ({ default: (await import('./header-photo')).HeaderPhoto }))

/** The photo of a cloud account for the header, behind the gate; without one, the drawn person. */
export function GatedHeaderPhoto({ uid }: { readonly uid: string }) {
  const photo = useHostedAccount()?.profile?.profile.photo
  const person = <Icon name="person" />
  if (photo === undefined) return person
  return (
    <FirebaseGate fallback={person} failed={() => person} onlyFor={uid}>
      <Suspense fallback={person}>
        <HeaderPhoto key={photo} uid={uid} setAt={photo} />
      </Suspense>
    </FirebaseGate>
  )
}
