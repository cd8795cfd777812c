import type { ArticleId } from '@amhs/domain/content/article'
import { useFirestore } from 'reactfire'
import { announce } from '../../../platform/announcer'
import { useRead } from '../../../platform/data/use-read'
import { useSetRead } from '../../../platform/data/use-set-read'
import { useWrite } from '../../../platform/data/use-write'
import { useLanguage } from '../../../platform/preferences'
import { useWords } from '../../../platform/words'
import { failureText } from '../../../ui/data/failure-text'
import { articleToolsWords } from '../article/article-tools.words'
import { SaveToggle } from './save-toggle'
import { firestoreSavedArticles } from './saved-articles.firestore'

/** Keeps an article in the account and takes it back. Stands inside `FirebaseGate`. */
export function HostedSaveButton({ id, uid }: { readonly id: ArticleId; readonly uid: string }) {
  const words = useWords(articleToolsWords)
  const language = useLanguage()
  const articles = firestoreSavedArticles(useFirestore(), uid)
  const key = ['savedArticles', 'has', id]
  const reading = useRead({ key, read: () => articles.has(id) })
  const setSaved = useSetRead<boolean>(key)
  const writing = useWrite({
    write: async (save: boolean) => {
      await (save ? articles.save(id) : articles.remove(id))
      setSaved(() => save)
      announce(save ? words.savedSaid : words.removedSaid)
    },
    changes: ['savedArticles', 'list'],
  })
  const { data: saved, error, refetch } = reading
  // What is on its way is shown as done, and taken back if it does not arrive.
  if (saved !== undefined)
    return (
      <SaveToggle
        saved={writing.isPending ? writing.variables : saved}
        failure={writing.error && failureText(writing.error, language)}
        onChange={() => !writing.isPending && writing.mutate(!saved)}
      />
    )
  if (error === null) return <SaveToggle saved={null} />
  return <SaveToggle saved={false} failure={failureText(error, language)} onChange={() => void refetch()} />
}
