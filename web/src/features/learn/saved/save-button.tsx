import type { ArticleId } from '@amhs/domain/content/article'
import { useCallback, useState } from 'react'
import { announce } from '../../../platform/announcer'
import { useSession } from '../../../platform/session'
import { useLoaded } from '../../../platform/use-loaded'
import { useWords } from '../../../platform/words'
import { OnDemand } from '../../../ui/data/on-demand'
import { articleToolsWords } from '../article/article-tools.words'
import { SaveToggle } from './save-toggle'
import { deviceSavedArticles } from './saved-articles.device'

const loadGatedSaveButton = async () => (await import('./gated-save-button')).GatedSaveButton

/** Keeps an article for later, on the device or in the account, and takes it back. */
export function SaveButton({ id }: { readonly id: ArticleId }) {
  const session = useSession()
  if (session.status === 'restoring') return <SaveToggle saved={null} />
  if (session.status === 'signed-out') return <DeviceSaveButton key={`visitor ${id}`} id={id} />
  if (session.mode === 'local') return <DeviceSaveButton key={`${session.user.id} ${id}`} id={id} />
  return (
    <OnDemand load={loadGatedSaveButton} fallback={<SaveToggle saved={null} />}>
      {(GatedSaveButton) => <GatedSaveButton key={id} id={id} uid={session.user.id} />}
    </OnDemand>
  )
}

function DeviceSaveButton({ id }: { readonly id: ArticleId }) {
  const words = useWords(articleToolsWords)
  const { data: found = null } = useLoaded(useCallback(() => deviceSavedArticles.has(id), [id]))
  const [changed, setChanged] = useState<boolean | null>(null)
  const [failed, setFailed] = useState(false)
  const saved = changed ?? found

  async function change() {
    setFailed(false)
    try {
      await (saved ? deviceSavedArticles.remove(id) : deviceSavedArticles.save(id))
      setChanged(!saved)
      announce(saved ? words.removedSaid : words.savedSaid)
    } catch {
      setFailed(true)
    }
  }

  return (
    <SaveToggle saved={saved} failure={failed ? words.saveFailed : null} onChange={() => void change()} />
  )
}
