import type { ArticleId } from '@amhs/domain/content/article'
import { lazy, Suspense } from 'react'
import { useLanguage } from '../../../platform/preferences'
import { failureText } from '../../../ui/data/failure-text'
import { FirebaseGate } from '../../../ui/data/firebase-gate'
import { SaveToggle } from './save-toggle'

const HostedSaveButton = lazy(async () => ({
  default: (await import('./hosted-save-button')).HostedSaveButton,
}))

/** Keeps an article in the account, behind the gate. */
export function GatedSaveButton({ id, uid }: { readonly id: ArticleId; readonly uid: string }) {
  const language = useLanguage()
  const waiting = <SaveToggle saved={null} />
  return (
    <FirebaseGate
      onlyFor={uid}
      fallback={waiting}
      failed={(error, retry) => (
        <SaveToggle saved={false} failure={failureText(error, language)} onChange={retry} />
      )}
    >
      <Suspense fallback={waiting}>
        <HostedSaveButton id={id} uid={uid} />
      </Suspense>
    </FirebaseGate>
  )
}
