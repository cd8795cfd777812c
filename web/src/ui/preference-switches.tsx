import type { Preferences } from '../platform/preferences'
import { useWords } from '../platform/words'
import { preferenceSwitchWords } from './preference-switches.words'

/** What a person can turn on and off for every page: the keys, motion, and what leaving quickly does. */
export const preferenceSwitches = [
  'shortcuts',
  'lessMotion',
  'quickExitKey',
  'quickExitErases',
  'quickExitErasesResults',
  'quickExitSignsOut',
] as const satisfies readonly (keyof Preferences)[]

export type PreferenceSwitch = (typeof preferenceSwitches)[number]

/** All of them, one under the other; the help dialog changes them at once, the profile when it is saved. */
export function PreferenceSwitches({
  values,
  onChange,
  hints = {},
}: {
  readonly values: Readonly<Record<PreferenceSwitch, boolean>>
  readonly onChange: (key: PreferenceSwitch, on: boolean) => void
  /** What is said beneath some of them. */
  readonly hints?: Partial<Readonly<Record<PreferenceSwitch, string>>>
}) {
  const words = useWords(preferenceSwitchWords)
  return preferenceSwitches.map((key) => (
    <label className="check" key={key}>
      <input
        type="checkbox"
        name={key}
        checked={values[key]}
        onChange={({ target }) => onChange(key, target.checked)}
      />
      <span>
        {words[key]}
        {hints[key] && <span className="hint">{hints[key]}</span>}
      </span>
    </label>
  ))
}
