import type { ArticleId } from '@amhs/domain/content/article'
import { lazy, Suspense } from 'react'
import { useWords } from '../../../platform/words'
import { FirebaseGate } from '../../../ui/data/firebase-gate'
import { LoadFailure } from '../../../ui/data/load-failure'
import { learnPageWords } from '../learn-page.words'
import { DeviceSavedList } from './device-saved-list'

const HostedSavedList = lazy(async () => ({ default: (await import('./hosted-saved-list')).HostedSavedList }))

export interface HostedSavedListProps {
  readonly uid: string
  /** The articles that this device holds. */
  readonly device: readonly ArticleId[]
  /** Called when the device holds others. */
  readonly onChange: () => void
}

/** The articles of the account behind the gate; without it, those of this device. */
export function GatedSavedList(props: HostedSavedListProps) {
  const words = useWords(learnPageWords)
  const { uid, device, onChange } = props
  const waiting = <DeviceSavedList device={device} onChange={onChange} />
  return (
    <FirebaseGate
      onlyFor={uid}
      fallback={waiting}
      failed={(error, retry) => (
        <DeviceSavedList
          device={device}
          onChange={onChange}
          failure={<LoadFailure error={error} what={words.savedFailed} onRetry={retry} />}
        />
      )}
    >
      <Suspense fallback={waiting}>
        <HostedSavedList {...props} />
      </Suspense>
    </FirebaseGate>
  )
}
