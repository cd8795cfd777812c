import { isArticleId } from '@amhs/domain/content/article'
import { Suspense } from 'react'
import { matchPath, useLocation } from 'react-router-dom'
import { paths } from '../../platform/paths'
import { TextOnItsWay } from '../../ui/content-page'
import { ArticleView } from './article/article-view'
import './learn.css'
import { UnknownArticle } from './unknown-article'

/** One article, or a way on where the address names none. */
export default function ResourcePage() {
  const id = matchPath(paths.resource, useLocation().pathname)?.params.id
  if (!isArticleId(id)) return <UnknownArticle />
  return (
    <Suspense key={id} fallback={<TextOnItsWay />}>
      <ArticleView id={id} />
    </Suspense>
  )
}
