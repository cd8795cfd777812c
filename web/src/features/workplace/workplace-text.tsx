import type { ArticleAudience } from '@amhs/domain/content/article'
import type { PageId } from '@amhs/domain/content/page'
import { inLanguage, textKey } from '@amhs/domain/localized'
import type { ReactNode } from 'react'
import { Suspense } from 'react'
import { articlesFor } from '../../platform/content/article-index'
import { usePageContent } from '../../platform/content/articles'
import { resourceHref } from '../../platform/paths'
import { useLanguage } from '../../platform/preferences'
import { useWords } from '../../platform/words'
import { TextOnItsWay } from '../../ui/content-page'
import { Link } from '../../ui/link'
import { Page } from '../../ui/page'
import { Prose } from '../../ui/prose'
import { SupportCard } from '../../ui/support-card'
import { workplaceWords } from './workplace.words'

interface WorkplaceTextProps {
  readonly id: PageId
  /** Where it is not the text's own title. */
  readonly heading?: string
  readonly audience: ArticleAudience
  /** The page for the others. */
  readonly other: { readonly path: string; readonly name: string }
  /** What comes before the text. */
  readonly children?: ReactNode
}

/** One of the two pages on work: its text, help beside it, the way to the other page and the articles for the same readers. */
export function WorkplaceText(props: WorkplaceTextProps) {
  return (
    <Suspense fallback={<TextOnItsWay />}>
      <Loaded {...props} />
    </Suspense>
  )
}

function Loaded({ id, heading, audience, other, children }: WorkplaceTextProps) {
  const words = useWords(workplaceWords)
  const language = useLanguage()
  const { text } = usePageContent(id)
  return (
    <Page heading={heading ?? text.title} lead={text.summary}>
      <div className="split">
        <div className="stack sections">
          <div className="stack">
            {children}
            <p>
              <Link to={other.path}>{other.name}</Link>
            </p>
          </div>
          <Prose blocks={text.blocks} />
        </div>
        <aside>
          <SupportCard />
        </aside>
      </div>
      <section className="stack" aria-labelledby="work-articles">
        <h2 id="work-articles">{words.articles}</h2>
        <ul className="grid plain">
          {articlesFor({ topic: 'work', audience }).map(({ id: article, title, summary, minutes }) => (
            <li className="card" key={article}>
              <h3>
                <Link to={resourceHref(article)}>{inLanguage(title, language)}</Link>
              </h3>
              <p>{inLanguage(summary, language)}</p>
              <ul className="facts">
                <li>{words.minutes(minutes[textKey(language)])}</li>
              </ul>
            </li>
          ))}
        </ul>
      </section>
    </Page>
  )
}
