import type { ArticleId } from '@amhs/domain/content/article'
import { inLanguage } from '@amhs/domain/localized'
import { useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import { articleEntry } from '../../platform/content/article-index'
import { resourceHref } from '../../platform/paths'
import { useLanguage } from '../../platform/preferences'
import { useSession } from '../../platform/session'
import { useWords } from '../../platform/words'
import { learnPageWords } from './learn-page.words'
import { deviceSavedArticles, savedArticlesOf } from './saved-articles'
import { SavedTakeOver } from './saved-take-over'

/** The articles that a person keeps for later: those of the account, and those of this device. Absent without any. */
export function SavedList() {
  const words = useWords(learnPageWords)
  const language = useLanguage()
  const session = useSession()
  const [ids, setIds] = useState<readonly ArticleId[]>([])
  /** Those of `ids` that this device holds. */
  const [here, setHere] = useState<readonly ArticleId[]>([])
  const [failed, setFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt reads again
  useEffect(() => {
    if (session.status === 'restoring') return
    let wanted = true
    const read = async () => {
      const onDevice = await deviceSavedArticles.list()
      if (wanted) {
        setIds(onDevice)
        setHere(onDevice)
      }
      const kept = await (await savedArticlesOf(session)).list()
      if (wanted) setIds([...new Set([...kept, ...onDevice])])
    }
    setFailed(false)
    read().catch(() => wanted && setFailed(true))
    return () => {
      wanted = false
    }
  }, [session, attempt])

  const remove = async (id: ArticleId) => {
    setFailed(false)
    try {
      await deviceSavedArticles.remove(id)
      await (await savedArticlesOf(session)).remove(id)
      setIds((before) => before.filter((other) => other !== id))
      setHere((before) => before.filter((other) => other !== id))
      document.getElementById('saved')?.focus()
    } catch {
      setFailed(true)
    }
  }

  if (ids.length === 0 && !failed) return null
  return (
    <section className="stack" aria-labelledby="saved">
      <h2 id="saved" tabIndex={-1}>
        {words.savedHeading}
      </h2>
      <ul className="plain saved-list">
        {ids.map((id) => {
          const entry = articleEntry(id)
          if (!entry) return null
          const title = inLanguage(entry.title, language)
          return (
            <li className="row apart" key={id}>
              <Link to={resourceHref(id)}>{title}</Link>
              <button type="button" className="button" onClick={() => void remove(id)}>
                {words.savedRemove}
                <span className="hidden"> {title}</span>
              </button>
            </li>
          )
        })}
      </ul>
      {session.status === 'signed-in' && session.mode === 'hosted' && (
        <SavedTakeOver
          count={here.length}
          session={session}
          onMoved={(all) => {
            void deviceSavedArticles.list().then(setHere)
            // The button goes with what it moved; the reading place must not go with it.
            if (all) document.getElementById('saved')?.focus()
          }}
        />
      )}
      {failed && (
        <div className="row" role="alert">
          <p>{words.savedFailed}</p>
          <button type="button" className="button" onClick={() => setAttempt(attempt + 1)}>
            {words.again}
          </button>
        </div>
      )}
    </section>
  )
}
