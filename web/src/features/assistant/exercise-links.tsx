import { paths } from '../../platform/paths'
import { useWords } from '../../platform/words'
import { Link } from '../../ui/link'
import { assistantWords } from './assistant.words'

/** The two exercises, as links: what the words beside them only describe. */
export function ExerciseLinks() {
  const words = useWords(assistantWords)
  return (
    <div className="row">
      <Link to={paths.grounding}>{words.grounding}</Link>
      <Link to={paths.breathing}>{words.breathing}</Link>
    </div>
  )
}
