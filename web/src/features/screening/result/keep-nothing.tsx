import { changePreferences, usePreferences } from '../../../platform/preferences'
import { useWords } from '../../../platform/words'
import { EraseAllResults } from '../../../ui/erase-all-results'
import { preferenceSwitchWords } from '../../../ui/preference-switches.words'
import { keepNothingWords } from './keep-nothing.words'

/**
 * Where a result lies on the device: what quick exit leaves of it, and how to leave nothing. Somebody who shares a phone with the person
 * they fear has to meet this here, not only in a dialog that is named after accessibility.
 */
export function KeepNothing({ onErased }: { readonly onErased: () => void }) {
  const words = useWords(keepNothingWords)
  const switches = useWords(preferenceSwitchWords)
  const { quickExitErasesResults } = usePreferences()
  return (
    <section className="panel stack no-print" aria-labelledby="keep-nothing">
      <h3 id="keep-nothing">{words.heading}</h3>
      <p>{quickExitErasesResults ? words.goes : words.stays}</p>
      <label className="check">
        <input
          type="checkbox"
          checked={quickExitErasesResults}
          onChange={({ target }) => changePreferences({ quickExitErasesResults: target.checked })}
        />
        <span>{switches.quickExitErasesResults}</span>
      </label>
      <EraseAllResults onErased={onErased} />
    </section>
  )
}
