import { isArticleId } from '@amhs/domain/content/article'
import { Suspense } from 'react'
import { useLocation } from 'react-router-dom'
import { matchPath } from '../../platform/match-path'
import { paths } from '../../platform/paths'
import { TextOnItsWay } from '../../ui/content-page'
import { ArticleView } from './article/article-view'
import './learn.css'
import { UnknownArticle } from './unknown-article'

/** One article, or a way on where the address names none. */
export default function ResourcePage() {
  const id = matchPath(paths.resource, useLocation().pathname)?.[1]
  if (!isArticleId(id)) return <UnknownArticle />
  return (
    <Suspense key={id} fallback={<TextOnItsWay />}>
      <ArticleView id={id} />
    </Suspense>
  )
}
