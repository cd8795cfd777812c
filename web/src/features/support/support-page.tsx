import { Suspense } from 'react'
import { usePageContent } from '../../platform/content/articles'
import { useWords } from '../../platform/words'
import { TextOnItsWay } from '../../ui/content-page'
import { Link } from '../../ui/link'
import { PageHeading } from '../../ui/page-heading'
import { Prose } from '../../ui/prose'
import { SupportCard } from '../../ui/support-card'
import { GroupDirectory } from './group-directory'
import './support.css'
import { supportWords } from './support.words'

/** The directory of groups; what support groups are, and their rules, stand below it, one press away. */
export default function SupportPage() {
  return (
    <Suspense fallback={<TextOnItsWay />}>
      <LoadedPage />
    </Suspense>
  )
}

function LoadedPage() {
  const words = useWords(supportWords)
  const { text } = usePageContent('support')
  return (
    <div className="wrap page stack sections">
      <header className="stack">
        <PageHeading>{text.title}</PageHeading>
        <p>
          {text.summary} <Link to={{ hash: 'part-1' }}>{words.whatAndRules}</Link>
        </p>
      </header>
      <GroupDirectory />
      <SupportCard />
      <Prose blocks={text.blocks} />
    </div>
  )
}
