import type { Instrument, Sex } from '@amhs/domain/instruments/instrument'
import { useWords } from '../../../platform/words'
import { startWords } from './start.words'

/** Whether the instrument's cut-off differs by sex (AUDIT-C). */
export function asksSex(instrument: Instrument): boolean {
  return 'men' in (instrument.scoring.cutoff ?? {})
}

/** Asked only where the cut-off differs; optional, and used for scoring alone. */
export function SexQuestion({
  sex,
  onChoose,
}: {
  readonly sex: Sex | undefined
  readonly onChoose: (sex: Sex | undefined) => void
}) {
  const words = useWords(startWords)
  const choices = [
    ['female', words.female],
    ['male', words.male],
    [undefined, words.noSex],
  ] as const
  return (
    <fieldset className="stack" aria-describedby="sex-hint">
      <legend className="label">{words.sexLegend}</legend>
      <p className="hint" id="sex-hint">
        {words.sexHint}
      </p>
      <div className="choices across">
        {choices.map(([value, label]) => (
          <label className="choice" key={label}>
            <input type="radio" name="sex" checked={sex === value} onChange={() => onChoose(value)} />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
