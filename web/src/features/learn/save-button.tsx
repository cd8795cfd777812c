import type { ArticleId } from '@amhs/domain/content/article'
import { useEffect, useState } from 'react'
import { announce } from '../../platform/announcer'
import { useSession } from '../../platform/session'
import { useWords } from '../../platform/words'
import { Icon } from '../../ui/icon'
import { articleToolsWords } from './article-tools.words'
import { savedArticlesOf } from './saved-articles'

/** Keeps an article for later, on the device or in the account, and takes it back. */
export function SaveButton({ id }: { readonly id: ArticleId }) {
  const words = useWords(articleToolsWords)
  const session = useSession()
  const [saved, setSaved] = useState<boolean | null>(null)
  const [failed, setFailed] = useState(false)
  const restoring = session.status === 'restoring'

  useEffect(() => {
    if (restoring) return
    let wanted = true
    savedArticlesOf(session)
      .then((articles) => articles.has(id))
      .then(
        (has) => wanted && setSaved(has),
        // Saving is offered all the same; saving twice does no harm.
        () => wanted && setSaved(false),
      )
    return () => {
      wanted = false
    }
  }, [id, session, restoring])

  const change = async () => {
    const next = !saved
    setFailed(false)
    setSaved(next)
    try {
      const articles = await savedArticlesOf(session)
      await (next ? articles.save(id) : articles.remove(id))
      announce(next ? words.savedSaid : words.removedSaid)
    } catch {
      setSaved(!next)
      setFailed(true)
    }
  }

  return (
    <>
      <button type="button" className="button" disabled={saved === null} onClick={() => void change()}>
        <Icon name="save" />
        {saved ? words.saved : words.save}
      </button>
      {failed && <p role="alert">{words.saveFailed}</p>}
    </>
  )
}
