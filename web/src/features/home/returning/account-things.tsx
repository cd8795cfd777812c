import { lazy, Suspense } from 'react'
import { FirebaseGate } from '../../../ui/data/firebase-gate'
import type { DeviceLook } from './device-look'
import { OwnThings } from './own-things'

const HostedThings = lazy(async () => ({ default: (await import('./hosted-things')).HostedThings }))

export interface AccountThingsProps {
  readonly uid: string
  readonly look: DeviceLook
  readonly now: number
}

/** The person's things of device and account. Until the account answers, or when it does not, cards lead to where they all are. */
export function AccountThings(props: AccountThingsProps) {
  const waiting = <OwnThings look={props.look} now={props.now} account />
  return (
    <FirebaseGate onlyFor={props.uid} fallback={waiting} failed={() => waiting}>
      <Suspense fallback={waiting}>
        <HostedThings {...props} />
      </Suspense>
    </FirebaseGate>
  )
}
