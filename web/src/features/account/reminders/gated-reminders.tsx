import { lazy, Suspense } from 'react'
import { useWords } from '../../../platform/words'
import { FirebaseGate } from '../../../ui/data/firebase-gate'
import { Loading } from '../../../ui/data/loading'
import { remindersWords } from './reminders.words'

const HostedReminders = lazy(async () => ({ default: (await import('./hosted-reminders')).HostedReminders }))

/** Reminders by mail behind the gate. */
export function GatedReminders({ uid }: { readonly uid: string }) {
  const loading = <Loading label={useWords(remindersWords).loading} />
  return (
    <FirebaseGate fallback={loading} onlyFor={uid}>
      <Suspense fallback={loading}>
        <HostedReminders uid={uid} />
      </Suspense>
    </FirebaseGate>
  )
}
