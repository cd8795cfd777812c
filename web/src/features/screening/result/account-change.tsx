import { FirebaseGate } from '../../../ui/data/firebase-gate'
import { OnDemand } from '../../../ui/data/on-demand'
import type { HostedChangeProps } from './hosted-change'

const loadHostedChange = async () => (await import('./hosted-change')).HostedChange

/** The account's last screening with the same tool, behind the gate; `fallback` where the account cannot be asked. */
export function AccountChange(props: HostedChangeProps) {
  const failed = () => props.fallback
  return (
    <FirebaseGate fallback={null} failed={failed} onlyFor={props.uid}>
      <OnDemand load={loadHostedChange} fallback={null} failed={failed}>
        {(HostedChange) => <HostedChange {...props} />}
      </OnDemand>
    </FirebaseGate>
  )
}
