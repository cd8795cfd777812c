import { useId } from 'react'
import { useWords } from '../../../platform/words'
import { professionalsWords } from './professionals.words'

const checks = ['exists', 'same', 'valid', 'clear'] as const

/** What an administrator has found in the register. */
export interface CheckMade {
  readonly ticked: readonly string[]
  /** The last day of the registration, as a date field has it; empty where the register names none. */
  readonly until: string
}

export const noCheck: CheckMade = { ticked: [], until: '' }

export function isWholeCheck({ ticked }: CheckMade): boolean {
  return checks.every((check) => ticked.includes(check))
}

/** What is sent of it. */
export function registeredUntilOf({ until }: CheckMade): { readonly registeredUntil?: string } {
  return until === '' ? {} : { registeredUntil: until }
}

/** What is to be looked up in a register, to be ticked, and the end of the registration. */
export function RegisterCheck({
  value,
  onChange,
}: {
  readonly value: CheckMade
  readonly onChange: (value: CheckMade) => void
}) {
  const words = useWords(professionalsWords)
  const id = useId()
  return (
    <>
      <fieldset>
        <legend className="label">{words.checks}</legend>
        {checks.map((check) => (
          <label className="check" key={check}>
            <input
              type="checkbox"
              checked={value.ticked.includes(check)}
              onChange={({ target }) => {
                const others = value.ticked.filter((one) => one !== check)
                onChange({ ...value, ticked: target.checked ? [...others, check] : others })
              }}
            />
            {words[check]}
          </label>
        ))}
      </fieldset>
      <div className="field">
        <label htmlFor={id}>{words.until}</label>
        <span className="hint" id={`${id}-hint`}>
          {words.untilHint}
        </span>
        <input
          id={id}
          type="date"
          aria-describedby={`${id}-hint`}
          value={value.until}
          onChange={({ target }) => onChange({ ...value, until: target.value })}
        />
      </div>
    </>
  )
}
