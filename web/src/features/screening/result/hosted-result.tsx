import { useFirestore } from 'reactfire'
import { useRead } from '../../../platform/data/use-read'
import { useWords } from '../../../platform/words'
import { firestoreScreeningRepository } from '../storage/screenings.firestore'
import type { ScreeningRepository } from '../storage/screenings.repository'
import type { OpenedResult } from './find-here'
import { withInstrument } from './find-here'
import { NoResult, ResultLoading } from './no-result'
import { resultWords } from './result.words'
import { ResultFailure } from './result-failure'
import { ResultView } from './result-view'

/** A result that a hosted account keeps. Stands inside `FirebaseGate`. */
export function HostedResult({ id, uid }: { readonly id: string; readonly uid: string }) {
  const words = useWords(resultWords)
  const account = firestoreScreeningRepository(useFirestore(), uid)
  const { data, error, refetch } = useRead({
    key: ['screenings', 'one', id],
    read: () => openInAccount(account, id),
  })
  if (data === 'not-found') return <NoResult heading={words.notFoundHeading} text={words.notFoundText} />
  if (data === 'unreadable') return <NoResult heading={words.unreadableHeading} text={words.unreadableText} />
  if (data) return <ResultView {...data} />
  return error === null ? <ResultLoading /> : <ResultFailure error={error} onRetry={() => void refetch()} />
}

async function openInAccount(account: ScreeningRepository, id: string): Promise<OpenedResult | 'not-found'> {
  const entry = await account.find(id)
  if (entry === null) return 'not-found'
  return entry.readable ? withInstrument(entry.record, 'account') : 'unreadable'
}
