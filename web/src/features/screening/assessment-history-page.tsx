import { instrumentSummary } from '@amhs/domain/instruments/instrument-catalogue'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useSession } from '../../platform/session'
import { useWords } from '../../platform/words'
import { FirebaseGate } from '../../ui/data/firebase-gate'
import { Loading } from '../../ui/data/loading'
import { OnDemand } from '../../ui/data/on-demand'
import { Page } from '../../ui/page'
import { historyWords } from './history/history.words'
import './screening.css'

const loadHostedHistory = async () => (await import('./history/hosted-history')).HostedHistory
const loadLocalHistory = async () => (await import('./history/local-history')).LocalHistory

/** How one tool's scores changed over time. */
export default function AssessmentHistoryPage() {
  const words = useWords(historyWords)
  const session = useSession()
  const [search] = useSearchParams()
  const named = search.get('instrument')
  const [wanted, setWanted] = useState(named !== null && instrumentSummary(named) ? named : null)
  const uid = session.status === 'signed-in' && session.mode === 'hosted' ? session.user.id : null
  const loading = <Loading label={words.loading} />

  return (
    <Page heading={words.historyTitle} lead={words.historyLead}>
      {uid === null ? (
        <OnDemand load={loadLocalHistory} fallback={loading}>
          {(LocalHistory) => <LocalHistory wanted={wanted} onChoose={setWanted} />}
        </OnDemand>
      ) : (
        <FirebaseGate fallback={loading} onlyFor={uid}>
          <OnDemand load={loadHostedHistory} fallback={loading}>
            {(HostedHistory) => <HostedHistory uid={uid} wanted={wanted} onChoose={setWanted} />}
          </OnDemand>
        </FirebaseGate>
      )}
    </Page>
  )
}
