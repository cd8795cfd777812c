import { type ReactNode, useId } from 'react'
import './chips.css'

/** One of a few choices that stand beside each other, each as a box to press. */
export function ChoiceChips<Value extends string | number>({
  legend,
  options,
  chosen,
  labelOf,
  onChoose,
}: {
  readonly legend: string
  readonly options: readonly Value[]
  /** Undefined where nothing is chosen yet. */
  readonly chosen: Value | undefined
  readonly labelOf: (value: Value) => ReactNode
  readonly onChoose: (value: Value) => void
}) {
  const name = useId()
  return (
    <fieldset className="stack">
      <legend className="label">{legend}</legend>
      <div className="chips">
        {options.map((value) => (
          <label className="chip" key={value}>
            <input type="radio" name={name} checked={chosen === value} onChange={() => onChoose(value)} />
            {labelOf(value)}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
