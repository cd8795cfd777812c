import { ageBands } from '@amhs/domain/safety/age-band'
import { useId } from 'react'
import { chooseAgeBand, useAgeBand } from '../../../platform/region'
import { useWords } from '../../../platform/words'
import { Icon } from '../../../ui/icon'
import { screeningWords } from '../screening.words'

/** The age band: asked once, kept on the device, changed at any time. */
export function AgeChoice({ error = false }: { readonly error?: boolean }) {
  const words = useWords(screeningWords)
  const ageBand = useAgeBand()
  const id = useId()
  return (
    <fieldset
      className="needs-script"
      role="radiogroup"
      aria-describedby={error ? `${id}-hint ${id}-error` : `${id}-hint`}
      aria-invalid={error ? true : undefined}
    >
      <legend className="label">{words.ageLegend}</legend>
      {error && (
        <p className="error" id={`${id}-error`}>
          <Icon name="error" />
          {words.ageMissing}
        </p>
      )}
      <div className="choices across ages">
        {ageBands.map((band) => (
          <label className="choice" key={band}>
            <input
              type="radio"
              name={id}
              value={band}
              checked={ageBand === band}
              onChange={() => chooseAgeBand(band)}
            />
            {words.ages[band]}
          </label>
        ))}
      </div>
      {/* Below, though it is read with the question: on a small phone the ages themselves are to be in sight. */}
      <p className="hint" id={`${id}-hint`}>
        {words.ageHint}
      </p>
    </fieldset>
  )
}
