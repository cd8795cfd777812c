import { changePreferences, usePreferences } from '../platform/preferences'
import { useWords } from '../platform/words'
import { textChoices } from '../ui/text-choices'
import { textChoiceWords } from '../ui/text-choices.words'

/** Size, spacing and font of the text of the whole site; changed at once, kept on this device and with the profile. */
export function TextChoices() {
  const words = useWords(textChoiceWords)
  const preferences = usePreferences()
  return textChoices.map(([key, options]) => (
    <fieldset className="display-choice" key={key}>
      <legend className="small muted">{words[key]}</legend>
      {options.map(([value, word]) => (
        <label className="check" key={value}>
          <input
            type="radio"
            name={`help-${key}`}
            checked={preferences[key] === value}
            onChange={() => changePreferences({ [key]: value })}
          />
          {words[word]}
        </label>
      ))}
    </fieldset>
  ))
}
