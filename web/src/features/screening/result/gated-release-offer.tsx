import { FirebaseGate } from '../../../ui/data/firebase-gate'
import { OnDemand } from '../../../ui/data/on-demand'
import type { StoredScreening } from '../storage/build-screening'

const loadReleaseOffer = async () => (await import('./release-offer')).ReleaseOffer

/** The offer to show a saved result to a professional, behind the gate. An extra: where it cannot be had, the result stands without it. */
export function GatedReleaseOffer({
  uid,
  record,
}: {
  readonly uid: string
  readonly record: StoredScreening
}) {
  return (
    <FirebaseGate fallback={null} failed={() => null} onlyFor={uid}>
      <OnDemand load={loadReleaseOffer} fallback={null} failed={() => null}>
        {(ReleaseOffer) => <ReleaseOffer uid={uid} record={record} />}
      </OnDemand>
    </FirebaseGate>
  )
}
