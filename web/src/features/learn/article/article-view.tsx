import type { ArticleId } from '@amhs/domain/content/article'
import { articleTopicNames } from '@amhs/domain/content/article'
import { inLanguage } from '@amhs/domain/localized'
import type { ComponentProps } from 'react'
import { useRef, useState } from 'react'
import { useArticle } from '../../../platform/content/articles'
import { formatDate } from '../../../platform/dates'
import { lateCode } from '../../../platform/late-code'
import { usePageTitle } from '../../../platform/page-meta'
import { paths } from '../../../platform/paths'
import { useLanguage } from '../../../platform/preferences'
import { useWords } from '../../../platform/words'
import { ArticleDrawing } from '../../../ui/article-drawing'
import { Late } from '../../../ui/late'
import { Link } from '../../../ui/link'
import { PageHeading } from '../../../ui/page-heading'
import { Prose } from '../../../ui/prose'
import { ArticleList } from '../find/article-list'
import { learnWords } from '../learn.words'
import { ArticleSources } from './article-sources'
import { ArticleTools } from './article-tools'
import { ElsewhereNote } from './elsewhere-note'
import { isOfViolence } from './is-of-violence'
import { RelatedInstruments } from './related-instruments'
import type { TextSize } from './text-size'

const useArticleSupport = lateCode(async () => (await import('./article-support')).ArticleSupport)
const useRatingSection = lateCode(async () => (await import('../ratings/rating-section')).RatingSection)

/** An article: summary first, then the text; help and related tools beside it, sources at its end. */
export function ArticleView({ id }: { readonly id: ArticleId }) {
  const words = useWords(learnWords)
  const language = useLanguage()
  const article = useArticle(id)
  const [textSize, setTextSize] = useState<TextSize>('normal')
  const prose = useRef<HTMLDivElement>(null)
  const { text, topic, reviewedOn, related, others } = article
  usePageTitle(text.searchTitle)
  // In danger nobody scrolls: there the numbers come before picture, voice and text.
  const first = isOfViolence(id)
  const support = (
    <Late>
      <LateSupport id={id} />
    </Late>
  )
  return (
    <article className="wrap page stack sections">
      <header className="split article-head">
        <div className="stack">
          <p className="muted">
            <Link to={paths.learn}>{words.learn}</Link> · {inLanguage(articleTopicNames[topic], language)}
          </p>
          <PageHeading>{text.title}</PageHeading>
          <p className="lead">{text.summary}</p>
          {first && support}
          {__VARIANT__ && <ElsewhereNote />}
          <ul className="facts">
            <li>{words.minutes(text.minutes)}</li>
            <li>{words.updated(formatDate(reviewedOn, language))}</li>
          </ul>
          {/* What can be done today stands several screens of a phone further down. */}
          <details className="no-print">
            <summary>{words.contents}</summary>
            <ul className="row plain">
              {text.blocks.map(
                (block) =>
                  block.kind === 'heading' &&
                  block.level === 2 && (
                    <li key={block.anchor}>
                      <a href={`#${block.anchor}`}>
                        {block.children.map((piece) => piece.kind === 'text' && piece.text)}
                      </a>
                    </li>
                  ),
              )}
            </ul>
          </details>
        </div>
        <ArticleDrawing id={id} lazy={false} />
      </header>
      <ArticleTools id={id} text={text} prose={prose} textSize={textSize} onTextSize={setTextSize} />
      <div className="split">
        <div className="stack sections">
          <div ref={prose} className={`text-${textSize}`}>
            <Prose blocks={text.blocks} />
          </div>
          <ArticleSources article={article} />
        </div>
        <aside className="stack" aria-label={words.relatedLabel}>
          {!first && support}
          <RelatedInstruments instruments={related} />
        </aside>
      </div>
      <Late>
        <LateRatings targetId={id} />
      </Late>
      {others.length > 0 && (
        <section className="stack no-print" aria-labelledby="more">
          <h2 id="more">{words.more}</h2>
          <ArticleList entries={others} />
        </section>
      )}
      <p className="no-print">
        <Link to={paths.learn}>{words.all}</Link>
      </p>
    </article>
  )
}

function LateSupport(props: ComponentProps<ReturnType<typeof useArticleSupport>>) {
  const ArticleSupport = useArticleSupport()
  return <ArticleSupport {...props} />
}

function LateRatings(props: ComponentProps<ReturnType<typeof useRatingSection>>) {
  const RatingSection = useRatingSection()
  return <RatingSection {...props} />
}
