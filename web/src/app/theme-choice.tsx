import type { Theme } from '../platform/preferences'
import { changePreferences, usePreferences } from '../platform/preferences'
import { useWords } from '../platform/words'
import { shellWords } from './shell.words'

const themeWords = [
  ['light', 'themeLight'],
  ['dark', 'themeDark'],
  ['contrast', 'themeContrast'],
  ['system', 'themeSystem'],
] as const satisfies readonly (readonly [Theme, string])[]

/** The four themes. `name` keeps the radio groups of footer and help dialog apart. */
export function ThemeChoice({ name }: { readonly name: string }) {
  const words = useWords(shellWords)
  const { theme } = usePreferences()
  return (
    <fieldset className="display-choice needs-script">
      <legend className="small muted">{words.display}</legend>
      {themeWords.map(([value, key]) => (
        <label className="check" key={value}>
          <input
            type="radio"
            name={name}
            value={value}
            checked={theme === value}
            onChange={() => changePreferences({ theme: value })}
          />
          {words[key]}
        </label>
      ))}
    </fieldset>
  )
}
