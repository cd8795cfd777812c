import type { ReactNode } from 'react'
import { useFirestore } from 'reactfire'
import { useRead } from '../../../platform/data/use-read'
import type { StoredScreening } from '../storage/build-screening'
import { firestoreScreeningRepository } from '../storage/screenings.firestore'

export interface HostedChangeProps {
  readonly uid: string
  readonly record: StoredScreening
  /** Shown where the account cannot be asked. */
  readonly fallback: ReactNode
  /** Draws the last screening before this one in the account, null where there is none. */
  readonly children: (previous: StoredScreening | null) => ReactNode
}

/** Reads the last screening with the same tool before this one: one read. Stands inside `FirebaseGate`. */
export function HostedChange({ uid, record, fallback, children }: HostedChangeProps) {
  const account = firestoreScreeningRepository(useFirestore(), uid)
  const { data, error } = useRead({
    key: ['screenings', 'previous', record.id],
    read: () => account.previous(record.instrument, record.finishedAt),
  })
  if (data !== undefined) return children(data)
  return error === null ? null : fallback
}
