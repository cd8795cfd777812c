import type { InstrumentSummary } from '@amhs/domain/instruments/instrument-summary'
import { useId } from 'react'
import { useWords } from '../../../platform/words'
import { Icon } from '../../../ui/icon'
import { startWords } from '../take/start.words'
import { useAgesText } from './tool-facts'

/** The child's age against the ages a form is made for; it is kept nowhere. */
export type ChildAge = 'younger' | 'fits' | 'older'

/** Asks who fills in a form about a child how old the child is. */
export function ChildAgeChoice({
  summary,
  chosen,
  error,
  onChoose,
}: {
  readonly summary: InstrumentSummary
  readonly chosen: ChildAge | null
  readonly error: boolean
  readonly onChoose: (age: ChildAge) => void
}) {
  const words = useWords(startWords)
  const id = useId()
  const { min, max } = summary.ageRange
  const choices: readonly (readonly [ChildAge, string])[] = [
    ['younger', words.childYounger(min)],
    ['fits', useAgesText(summary)],
    ...(max === null ? [] : [['older', words.childOlder(max)] as const]),
  ]
  return (
    <fieldset
      className="needs-script"
      role="radiogroup"
      aria-describedby={error ? `${id}-hint ${id}-error` : `${id}-hint`}
      aria-invalid={error ? true : undefined}
    >
      <legend className="label">{words.childLegend}</legend>
      <p className="hint" id={`${id}-hint`}>
        {words.childHint}
      </p>
      {error && (
        <p className="error" id={`${id}-error`}>
          <Icon name="error" />
          {words.childMissing}
        </p>
      )}
      <div className="choices across">
        {choices.map(([age, label]) => (
          <label className="choice" key={age}>
            <input
              type="radio"
              name={id}
              value={age}
              checked={chosen === age}
              onChange={() => onChoose(age)}
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
