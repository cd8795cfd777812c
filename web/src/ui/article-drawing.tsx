import type { ArticleId } from '@amhs/domain/content/article'
import './article-drawing.css'

/** The scene of an article, for the eye only: the words beside it say the same. Drawn by us, one file an article. */
export function ArticleDrawing({ id, lazy = true }: { readonly id: ArticleId; readonly lazy?: boolean }) {
  return (
    <img
      className="drawing"
      src={`/drawings/${id}.svg`}
      alt=""
      width={240}
      height={180}
      loading={lazy ? 'lazy' : 'eager'}
      decoding="async"
    />
  )
}
