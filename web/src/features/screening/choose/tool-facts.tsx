import type { InstrumentSummary } from '@amhs/domain/instruments/instrument-summary'
import { useWords } from '../../../platform/words'
import { screeningWords } from '../screening.words'

/** Number of questions, minutes and ages of a tool in one line. */
export function ToolFacts({ summary }: { readonly summary: InstrumentSummary }) {
  const words = useWords(screeningWords)
  const ages = useAgesText(summary)
  return (
    <ul className="facts">
      <li>{words.questions(summary.questionCount)}</li>
      <li>{words.minutes(summary.minutes)}</li>
      <li>{summary.respondent === 'parent' ? words.childAge(ages) : ages}</li>
    </ul>
  )
}

/** "18 and over" or "11–17 years". */
export function useAgesText({ ageRange: { min, max } }: InstrumentSummary): string {
  const words = useWords(screeningWords)
  return max === null ? words.ageFrom(min) : words.ageBetween(min, max)
}
