import { useWords } from '../platform/words'
import { scriptWords } from './script-needed.words'

/** Says what is missing to a reader without scripts, on a page of which a part needs them. */
export function ScriptNeeded() {
  const words = useWords(scriptWords)
  return (
    <noscript>
      <p className="notice">{words.needed}</p>
    </noscript>
  )
}
