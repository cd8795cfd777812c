import { Fragment, type ReactNode } from 'react'
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

/** All of them, one under the other; each holds at once. */
export function PreferenceSwitches({
  values,
  onChange,
  hints = {},
  after,
}: {
  readonly values: Readonly<Record<PreferenceSwitch, boolean>>
  readonly onChange: (key: PreferenceSwitch, on: boolean) => void
  /** What is said beneath some of them. */
  readonly hints?: Partial<Readonly<Record<PreferenceSwitch, string>>>
  /** What stands right below one of them. */
  readonly after?: (key: PreferenceSwitch) => ReactNode
}) {
  const words = useWords(preferenceSwitchWords)
  return preferenceSwitches.map((key) => (
    <Fragment key={key}>
      <label className="check">
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
      {after?.(key)}
    </Fragment>
  ))
}
