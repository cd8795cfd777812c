import { inLanguage } from '@amhs/domain/localized'
import sources from '@amhs/domain/safety/crisis-line-sources.json'
import { crisisRegions } from '@amhs/domain/safety/crisis-lines'
import { confidenceText } from '@amhs/domain/safety/line-facts'
import { lineTitle } from '@amhs/domain/safety/line-texts'
import { everyProtectionLine } from '@amhs/domain/safety/protection-contacts'
import { useLanguage } from '../../platform/preferences'
import { useWords } from '../../platform/words'
import { crisisWords } from './crisis.words'

const sourceOf: Readonly<Record<string, string>> = sources.sources

/** Source and certainty of every line, folded away: somebody who is about to call needs none of it. */
export function EditorsNotes() {
  const words = useWords(crisisWords)
  const language = useLanguage()
  return (
    <details className="small">
      <summary>{words.editors}</summary>
      <p>{words.editorsText}</p>
      <ul>
        {[...crisisRegions.flatMap((region) => region.lines), ...everyProtectionLine].map((line) => (
          <li key={line.id}>
            {inLanguage(lineTitle(line), language)} · {inLanguage(confidenceText(line), language)} ·{' '}
            <span lang="en">{sourceOf[line.id]}</span>
          </li>
        ))}
      </ul>
    </details>
  )
}
