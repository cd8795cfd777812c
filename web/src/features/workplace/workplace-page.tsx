import { instrumentSummary } from '@amhs/domain/instruments/instrument-catalogue'
import { inLanguage } from '@amhs/domain/localized'
import { paths, testHref } from '../../platform/paths'
import { useLanguage } from '../../platform/preferences'
import { useWords } from '../../platform/words'
import { Link } from '../../ui/link'
import { workplaceWords } from './workplace.words'
import { WorkplaceText } from './workplace-text'

/** Mental health at work, for whoever works: first the burnout questionnaire, then the text. */
export default function WorkplacePage() {
  const words = useWords(workplaceWords)
  return (
    <WorkplaceText
      id="workplace-employee"
      heading={words.title}
      audience="worker"
      other={{ path: paths.workplaceManagers, name: words.forManagers }}
    >
      <BurnoutTool />
    </WorkplaceText>
  )
}

/** The Copenhagen Burnout Inventory, which the text speaks of. */
function BurnoutTool() {
  const words = useWords(workplaceWords)
  const language = useLanguage()
  const summary = instrumentSummary('cbi')
  if (!summary) return null
  return (
    <section className="card" aria-labelledby="burnout-tool">
      <p className="small muted">{words.tool}</p>
      <h2 className="lead" id="burnout-tool">
        <Link to={testHref(summary.id)}>{inLanguage(summary.title, language)}</Link>
      </h2>
      <p>{words.private}</p>
      <ul className="facts">
        <li>{words.questions(summary.questionCount)}</li>
        <li>{words.minutes(summary.minutes)}</li>
      </ul>
    </section>
  )
}
