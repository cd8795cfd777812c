import { asksOnlyWhoReads } from '@amhs/domain/assistant/asks-who-reads'
import type { Language } from '@amhs/domain/localized'
import { paths } from '../../../platform/paths'
import { useWords, wordsIn } from '../../../platform/words'
import { Link } from '../../../ui/link'
import { searchOutcomesWords } from './search-outcomes.words'

// Loaded with the search: who only reads the list of articles needs none of it.

/** What stands where articles were looked for: the page that answers who finds out, and ways on where nothing was found. */
export function SearchOutcomes({ text, isEmpty }: { readonly text: string; readonly isEmpty: boolean }) {
  if (asksOnlyWhoReads(text)) return <WhoFindsOut />
  return isEmpty ? <NothingFound /> : null
}

/** What is said in place of "0 articles" where a page that is no article answers; null for any other text. */
export function answerTo(text: string, language: Language): string | null {
  return asksOnlyWhoReads(text) ? wordsIn(searchOutcomesWords, language).answered : null
}

/** "Will my parents find out", 会告诉家长吗: no article says it, one page does. */
function WhoFindsOut() {
  const words = useWords(searchOutcomesWords)
  return (
    <p className="notice">
      <Link to={paths.whoFindsOut}>{words.whoFindsOut}</Link>
    </p>
  )
}

function NothingFound() {
  const words = useWords(searchOutcomesWords)
  return (
    <div className="notice stack">
      <h3>{words.emptyHeading}</h3>
      <p>{words.emptyText}</p>
      <ul className="plain row">
        <li>
          <Link to={paths.crisis}>{words.crisis}</Link>
        </li>
        <li>
          <Link to={paths.screening}>{words.screening}</Link>
        </li>
        <li>
          <Link to={paths.location}>{words.services}</Link>
        </li>
        <li>
          <Link to={paths.assistant}>{words.assistant}</Link>
        </li>
      </ul>
    </div>
  )
}
