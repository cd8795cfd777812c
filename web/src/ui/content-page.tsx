import type { PageId, PageMarker } from '@amhs/domain/content/page'
import type { ReactNode } from 'react'
import { Suspense } from 'react'
import { usePageContent } from '../platform/content/articles'
import { formatDate } from '../platform/dates'
import { useLanguage } from '../platform/preferences'
import { useWords } from '../platform/words'
import { contentPageWords } from './content-page.words'
import { PageHeading } from './page-heading'
import { Prose } from './prose'
import { Spinner } from './spinner'

interface ContentPageProps {
  readonly id: PageId
  readonly marker?: (name: PageMarker) => ReactNode
  /** What the page shows below the text. */
  readonly children?: ReactNode
  /** Whether date and version of the words are shown, as on legal pages. */
  readonly dated?: boolean
}

/** A page whose words stand in `content/pages`: heading, summary, text, then whatever the page adds. */
export function ContentPage(props: ContentPageProps) {
  return (
    <Suspense fallback={<TextOnItsWay />}>
      <LoadedPage {...props} />
    </Suspense>
  )
}

/** Shown while the text of a page is downloaded. */
export function TextOnItsWay() {
  const words = useWords(contentPageWords)
  return (
    <div className="wrap page">
      <Spinner label={words.loading} />
    </div>
  )
}

function LoadedPage({ id, marker, children, dated = false }: ContentPageProps) {
  const words = useWords(contentPageWords)
  const language = useLanguage()
  const { text, updatedOn, version } = usePageContent(id)
  return (
    <div className="wrap page stack sections">
      <header className="stack">
        <PageHeading>{text.title}</PageHeading>
        <p className="lead">{text.summary}</p>
        {dated && <p className="small muted">{words.updated(formatDate(updatedOn, language), version)}</p>}
      </header>
      <Prose blocks={text.blocks} {...(marker && { marker })} />
      {children}
    </div>
  )
}
