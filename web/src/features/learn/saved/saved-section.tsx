import type { ArticleId } from '@amhs/domain/content/article'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { useArticleList } from '../../../platform/content/article-list'
import { resourceHref } from '../../../platform/paths'
import { useWords } from '../../../platform/words'
import { Link } from '../../../ui/link'
import { learnPageWords } from '../learn-page.words'

/** The reading place of the section: it takes the focus when what had it goes away. */
export function focusSavedHeading(): void {
  document.getElementById('saved')?.focus()
}

/** The list of kept articles, each with a way to remove it; absent where there is nothing to show. */
export function SavedSection({
  ids,
  failure,
  failureOf,
  onRemove,
  children,
}: {
  readonly ids: readonly ArticleId[]
  /** Why the list may not be whole. */
  readonly failure?: ReactNode
  /** The words for an article that could not be removed. */
  readonly failureOf: (error: unknown) => string
  readonly onRemove: (id: ArticleId) => Promise<void>
  readonly children?: ReactNode
}) {
  const words = useWords(learnPageWords)
  const articles = useArticleList()
  const [error, setError] = useState<{ readonly cause: unknown } | null>(null)

  async function remove(id: ArticleId) {
    setError(null)
    try {
      await onRemove(id)
      focusSavedHeading()
    } catch (cause) {
      setError({ cause })
    }
  }

  if (ids.length === 0 && !failure) return null
  return (
    <section className="stack" aria-labelledby="saved">
      <h2 id="saved" tabIndex={-1}>
        {words.savedHeading}
      </h2>
      <ul className="plain saved-list">
        {ids.map((id) => {
          const title = articles.find((entry) => entry.id === id)?.title
          if (title === undefined) return null
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
      {children}
      {error && <p role="alert">{failureOf(error.cause)}</p>}
      {failure}
    </section>
  )
}
