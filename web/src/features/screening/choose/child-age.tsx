import type { InstrumentSummary } from '@amhs/domain/instruments/instrument-summary'
import { useId } from 'react'
import { useWords } from '../../../platform/words'
import { startWords } from '../take/start.words'
import { useAgesText } from './tool-facts'

/** The child's age against the ages a form is made for; it is kept nowhere. */
export type ChildAge = 'younger' | 'fits' | 'older'

/** Each possible answer in words, in the order of the ages. */
export function useChildAges(summary: InstrumentSummary): readonly (readonly [ChildAge, string])[] {
  const words = useWords(startWords)
  const { min, max } = summary.ageRange
  return [
    ['younger', words.childYounger(min)],
    ['fits', useAgesText(summary)],
    ...(max === null ? [] : [['older', words.childOlder(max)] as const]),
  ]
}

/**
 * Asks who fills in a form about a child how old the child is, before anything else. Buttons, and no radio buttons: one press is the
 * answer.
 */
export function ChildAgeChoice({
  summary,
  onChoose,
}: {
  readonly summary: InstrumentSummary
  readonly onChoose: (age: ChildAge) => void
}) {
  const words = useWords(startWords)
  const id = useId()
  return (
    <div className="stack needs-script">
      <p className="lead" id={id}>
        {words.childLegend}
      </p>
      <div className="choices" role="group" aria-labelledby={id}>
        {useChildAges(summary).map(([age, label]) => (
          <button type="button" className="button big" key={age} onClick={() => onChoose(age)}>
            {label}
          </button>
        ))}
      </div>
      <p className="hint">{words.childHint}</p>
    </div>
  )
}
