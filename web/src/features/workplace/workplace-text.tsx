import type { ArticleAudience } from '@amhs/domain/content/article'
import type { PageBlock, PageId } from '@amhs/domain/content/page'
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
import './workplace.css'
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
          <FoldedText blocks={text.blocks} />
        </div>
        <aside>
          <SupportCard />
        </aside>
      </div>
      <section className="stack" aria-labelledby="work-articles">
        <h2 id="work-articles">{words.articles}</h2>
        <ul className="plain">
          {articlesFor({ topic: 'work', audience }).map(({ id: article, title, minutes }) => (
            <li key={article}>
              <Link to={resourceHref(article)}>{inLanguage(title, language)}</Link>{' '}
              <span className="small muted">{words.minutes(minutes[textKey(language)])}</span>
            </li>
          ))}
        </ul>
      </section>
    </Page>
  )
}

/**
 * The text by its headings: the first part and the last, on where to find help, stand open; what lies between opens with one press, so
 * that a phone shows in a few screens what there is. Native disclosure: without script it opens as well.
 */
function FoldedText({ blocks }: { readonly blocks: readonly PageBlock[] }) {
  const parts = partsOf(blocks)
  return parts.map((part, index) => {
    const [first, ...rest] = part
    if (index === 0 || index === parts.length - 1 || first?.kind !== 'heading')
      return <Prose key={first?.kind === 'heading' ? first.anchor : 'before'} blocks={part} />
    return (
      <details className="work-part" key={first.anchor}>
        <summary>
          <h2 id={first.anchor} tabIndex={-1}>
            {first.children.map((piece) => piece.kind === 'text' && piece.text)}
          </h2>
        </summary>
        <Prose blocks={rest} />
      </details>
    )
  })
}

/** Cuts a text before each of its main headings. */
function partsOf(blocks: readonly PageBlock[]): readonly (readonly PageBlock[])[] {
  const starts = blocks.flatMap((block, at) =>
    at === 0 || (block.kind === 'heading' && block.level === 2) ? at : [],
  )
  return starts.map((from, part) => blocks.slice(from, starts[part + 1]))
}
