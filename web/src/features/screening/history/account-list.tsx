import { useMemo } from 'react'
import { useFirestore } from 'reactfire'
import { useWords } from '../../../platform/words'
import { ImportLocalResults } from '../storage/import-local-results'
import { firestoreScreeningRepository } from '../storage/screenings.firestore'
import type { ScreeningRepository } from '../storage/screenings.repository'
import { historyWords } from './history.words'
import type { TellTools } from './stored-list'
import { StoredList } from './stored-list'

/** What a hosted account keeps. Stands inside `FirebaseGate`. */
export function AccountList({
  uid,
  instrument,
  onSupport,
  onTools,
}: {
  readonly uid: string
  readonly instrument: string | undefined
  readonly onSupport: () => void
  readonly onTools: TellTools
}) {
  const words = useWords(historyWords)
  return (
    <StoredList
      repository={useAccount(uid)}
      place="account"
      heading={words.inAccount}
      instrument={instrument}
      removeAllHeading={words.removeAllAccountHeading}
      onSupport={onSupport}
      onTools={onTools}
    />
  )
}

/** The way of this device's results into a hosted account. Stands inside `FirebaseGate`. */
export function AccountImport({ uid }: { readonly uid: string }) {
  return <ImportLocalResults account={useAccount(uid)} />
}

function useAccount(uid: string): ScreeningRepository {
  const firestore = useFirestore()
  return useMemo(() => firestoreScreeningRepository(firestore, uid), [firestore, uid])
}
