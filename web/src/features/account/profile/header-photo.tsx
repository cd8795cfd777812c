import { useState } from 'react'
import { useStorage } from 'reactfire'
import { LiveDataBoundary, useStoredFile } from '../../../platform/firebase/reactfire-cures'
import { Icon } from '../../../ui/icon'
import { photoReferenceIn } from './photo-storage'

interface PhotoProps {
  readonly uid: string
  /** Milliseconds since 1970; another photo has another time. */
  readonly setAt: number
}

/** The person's photo in the account button; the drawn person stands in while it loads and where it cannot be shown. */
export function HeaderPhoto(props: PhotoProps) {
  return (
    <LiveDataBoundary fallback={() => <Icon name="person" />}>
      <Photo {...props} />
    </LiveDataBoundary>
  )
}

function Photo({ uid, setAt }: PhotoProps) {
  const { status, data: address } = useStoredFile(photoReferenceIn(useStorage(), uid), setAt)
  const [isBroken, setIsBroken] = useState(false)
  if (isBroken || status === 'loading') return <Icon name="person" />
  // The button's words say whose it is.
  return (
    <img
      className="account-photo"
      src={address}
      alt=""
      width="28"
      height="28"
      onError={() => setIsBroken(true)}
    />
  )
}
