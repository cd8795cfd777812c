import { inLanguage } from '@amhs/domain/localized'
import { crisisRegions } from '@amhs/domain/safety/crisis-lines'
import { confidenceText } from '@amhs/domain/safety/line-facts'
import { lineTitle } from '@amhs/domain/safety/line-texts'
import { everyProtectionLine } from '@amhs/domain/safety/protection-contacts'
import { useState } from 'react'
import { useLanguage } from '../../platform/preferences'
import { useWords } from '../../platform/words'
import { crisisWords } from './crisis.words'

type Sources = Readonly<Record<string, string>>

/**
 * Source and certainty of every line, folded away: somebody who is about to call needs none of it, and loads no source before it is
 * opened. Without a network the rest stands without them.
 */
export function EditorsNotes() {
  const words = useWords(crisisWords)
  const language = useLanguage()
  const [sourceOf, setSourceOf] = useState<Sources>({})
  const load = () =>
    void import('@amhs/domain/safety/crisis-line-sources.json').then(
      ({ default: { sources } }) => setSourceOf(sources),
      () => undefined,
    )
  return (
    <details className="small" onToggle={load}>
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
