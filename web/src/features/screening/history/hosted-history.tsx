import { useMemo } from 'react'
import { useFirestore } from 'reactfire'
import { firestoreScreeningRepository } from '../storage/screenings.firestore'
import type { ToolHistoryProps } from './tool-history'
import { ToolHistory } from './tool-history'

/** A tool's history of a hosted account. Stands inside `FirebaseGate`. */
export function HostedHistory({ uid, ...props }: ToolHistoryProps & { readonly uid: string }) {
  const firestore = useFirestore()
  const account = useMemo(() => firestoreScreeningRepository(firestore, uid), [firestore, uid])
  return <ToolHistory account={account} {...props} />
}
