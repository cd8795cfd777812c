import { paths } from '../../../platform/paths'
import { useAgeBand } from '../../../platform/region'
import { useWords } from '../../../platform/words'
import { Drawing } from '../../../ui/drawing'
import breath from '../../../ui/drawings/small-breath.svg'
import ground from '../../../ui/drawings/small-ground.svg'
import plan from '../../../ui/drawings/small-plan.svg'
import talk from '../../../ui/drawings/small-talk.svg'
import { Link } from '../../../ui/link'
import { resultToolsWords } from './result-tools.words'

const tools = [
  ['plan', paths.safetyPlan, plan],
  ['breathing', paths.breathing, breath],
  ['grounding', paths.grounding, ground],
  ['assistant', paths.assistant, talk],
] as const

/** What helps through the next minutes, in one row near the numbers. Below fourteen there is no chat. */
export function ResultTools() {
  const words = useWords(resultToolsWords)
  const ageBand = useAgeBand()
  return (
    <section className="stack no-print" aria-labelledby="result-tools">
      <h2 className="tools-heading" id="result-tools">
        {words.heading}
      </h2>
      <ul className="tools-row">
        {tools
          .filter(([tool]) => tool !== 'assistant' || ageBand !== 'under-14')
          .map(([tool, to, drawing]) => (
            <li key={tool}>
              <Link to={to}>
                <Drawing src={drawing} width={96} height={96} />
                <span>{words[tool]}</span>
              </Link>
            </li>
          ))}
      </ul>
    </section>
  )
}
