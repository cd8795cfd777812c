import { languages } from '@amhs/domain/localized'
import { changePreferences, usePreferences } from '../platform/preferences'
import { useWords } from '../platform/words'
import { helpWords } from './accessibility-help.words'

/** Every language of the site, each in its own words. */
export function LanguageChoice() {
  const words = useWords(helpWords)
  // The one that was chosen, also while the page is still on its way to it.
  const { language } = usePreferences()
  return (
    <fieldset className="display-choice">
      <legend className="small muted">{words.language}</legend>
      {languages.map(({ tag, name }) => (
        <label className="check" key={tag} lang={tag}>
          <input
            type="radio"
            name="help-language"
            checked={language === tag}
            onChange={() => changePreferences({ language: tag })}
          />
          {name}
        </label>
      ))}
    </fieldset>
  )
}
