import { useState } from 'react'
import { useStorage } from 'reactfire'
import { LiveDataBoundary, useStoredFile } from '../../../platform/firebase/reactfire-cures'
import { useWords } from '../../../platform/words'
import { photoReferenceIn } from './photo-storage'
import { profileWords } from './profile.words'

interface PhotoProps {
  readonly uid: string
  /** Milliseconds since 1970; another photo has another time. */
  readonly setAt: number
}

/** The photo of a hosted account, or that it cannot be shown. Stands inside `FirebaseGate`. */
export function ProfilePhoto(props: PhotoProps) {
  return (
    <LiveDataBoundary fallback={() => <Unreadable />}>
      <Photo {...props} />
    </LiveDataBoundary>
  )
}

function Photo({ uid, setAt }: PhotoProps) {
  const words = useWords(profileWords)
  const { status, data: address } = useStoredFile(photoReferenceIn(useStorage(), uid), setAt)
  const [isBroken, setIsBroken] = useState(false)
  if (isBroken) return <Unreadable />
  if (status === 'loading') return null
  return (
    <img
      className="profile-photo"
      src={address}
      alt={words.photoAlternative}
      width="144"
      height="144"
      onError={() => setIsBroken(true)}
    />
  )
}

function Unreadable() {
  return <p>{useWords(profileWords).photoUnreadable}</p>
}
