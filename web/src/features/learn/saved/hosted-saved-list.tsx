import type { ArticleId } from '@amhs/domain/content/article'
import { useFirestore } from 'reactfire'
import { useRead } from '../../../platform/data/use-read'
import { useSetRead } from '../../../platform/data/use-set-read'
import { useWrite } from '../../../platform/data/use-write'
import { useLanguage } from '../../../platform/preferences'
import { useWords } from '../../../platform/words'
import { failureText } from '../../../ui/data/failure-text'
import { LoadFailure } from '../../../ui/data/load-failure'
import { learnPageWords } from '../learn-page.words'
import type { HostedSavedListProps } from './gated-saved-list'
import { ImportSavedArticles } from './import-saved-articles'
import { deviceSavedArticles } from './saved-articles.device'
import { firestoreSavedArticles } from './saved-articles.firestore'
import { focusSavedHeading, SavedSection } from './saved-section'

const key = ['savedArticles', 'list']

/** The articles of the account, and those that are still on this device alone. Stands inside `FirebaseGate`. */
export function HostedSavedList({ uid, device, onChange }: HostedSavedListProps) {
  const words = useWords(learnPageWords)
  const language = useLanguage()
  const articles = firestoreSavedArticles(useFirestore(), uid)
  const { data: account = [], error, refetch } = useRead({ key, read: () => articles.list() })
  const setAccount = useSetRead<readonly ArticleId[]>(key)
  const removing = useWrite({ write: (id: ArticleId) => articles.remove(id) })
  return (
    <SavedSection
      ids={[...new Set([...account, ...device])]}
      failure={error && <LoadFailure error={error} what={words.savedFailed} onRetry={() => void refetch()} />}
      failureOf={(cause) => failureText(cause, language)}
      onRemove={async (id) => {
        await removing.mutateAsync(id)
        await deviceSavedArticles.remove(id)
        setAccount((before) => before.filter((other) => other !== id))
        onChange()
      }}
    >
      <ImportSavedArticles
        count={device.length}
        account={articles}
        onMoved={async (all) => {
          // What was moved is in the account's list before it leaves the device's: the section stays on the page.
          await refetch()
          onChange()
          // The button goes with what it moved; the reading place must not go with it.
          if (all) focusSavedHeading()
        }}
      />
    </SavedSection>
  )
}
