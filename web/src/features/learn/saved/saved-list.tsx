import { useCallback } from 'react'
import { useSession } from '../../../platform/session'
import { useLoaded } from '../../../platform/use-loaded'
import { useWords } from '../../../platform/words'
import { PartFailure } from '../../../ui/data/failure-notice'
import { OnDemand } from '../../../ui/data/on-demand'
import { learnPageWords } from '../learn-page.words'
import { DeviceSavedList } from './device-saved-list'
import { deviceSavedArticles } from './saved-articles.device'

const loadGatedSavedList = async () => (await import('./gated-saved-list')).GatedSavedList

/** The articles that a person keeps for later: those of the account, and those of this device. Absent without any. */
export function SavedList() {
  const words = useWords(learnPageWords)
  const session = useSession()
  const uid = session.status === 'signed-in' && session.mode === 'hosted' ? session.user.id : null
  const localId = session.status === 'signed-in' && session.mode === 'local' ? session.user.id : null
  // biome-ignore lint/correctness/useExhaustiveDependencies: each account of this device has its own
  const readDevice = useCallback(() => deviceSavedArticles.list(), [localId])
  const { data: device = [], refetch: reload } = useLoaded(readDevice)
  if (session.status === 'restoring') return null
  if (uid === null) return <DeviceSavedList device={device} onChange={reload} />
  return (
    <OnDemand
      load={loadGatedSavedList}
      fallback={<DeviceSavedList device={device} onChange={reload} />}
      failed={(retry) => (
        <DeviceSavedList
          device={device}
          onChange={reload}
          failure={<PartFailure what={words.savedFailed} onRetry={retry} />}
        />
      )}
    >
      {(GatedSavedList) => <GatedSavedList uid={uid} device={device} onChange={reload} />}
    </OnDemand>
  )
}
