import type { InstrumentSummary } from '@amhs/domain/instruments/instrument-summary'
import { topicTitles } from '@amhs/domain/instruments/instrument-topics'
import { inLanguage } from '@amhs/domain/localized'
import { testHref } from '../../../platform/paths'
import { useLanguage } from '../../../platform/preferences'
import { Link } from '../../../ui/link'
import { AboutInstrument } from './about-instrument'
import { ToolFacts } from './tool-facts'
import { ToolNotes } from './tool-notes'

/** One tool to choose: its subject, then its name as professionals know it, purpose and facts. */
export function ToolCard({ summary }: { readonly summary: InstrumentSummary }) {
  const language = useLanguage()
  const title = inLanguage(summary.title, language)
  return (
    <li className="card">
      <h3>
        <Link to={testHref(summary.id)}>
          {inLanguage(topicTitles[summary.topic], language)} <span className="small tool-name">{title}</span>
        </Link>
      </h3>
      <p>{inLanguage(summary.measures, language)}</p>
      <ToolNotes summary={summary} />
      <ToolFacts summary={summary} />
      <AboutInstrument id={summary.id} name={title} />
    </li>
  )
}
