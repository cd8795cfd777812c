import type { ArticleId } from '@amhs/domain/content/article'
import { Drawing } from './drawing'
import './article-drawing.css'

/** The scene of an article, for the eye only: the words beside it say the same. Drawn by us, one file an article. */
export function ArticleDrawing({ id, lazy = true }: { readonly id: ArticleId; readonly lazy?: boolean }) {
  return (
    <Drawing className="article-drawing" src={`/drawings/${id}.svg`} width={240} height={180} lazy={lazy} />
  )
}
