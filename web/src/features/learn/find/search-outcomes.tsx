import { asksOnlyWhoReads } from '@amhs/domain/assistant/asks-who-reads'
import { asksForPerson } from '@amhs/domain/find/asks-for-person'
import type { Language } from '@amhs/domain/localized'
import { paths } from '../../../platform/paths'
import { useLoaded } from '../../../platform/use-loaded'
import { useWords, wordsIn } from '../../../platform/words'
import { Link } from '../../../ui/link'
import { searchOutcomesWords } from './search-outcomes.words'

// Loaded with the search: who only reads the list of articles needs none of it. The numbers come behind it at once, before they are asked
// for; from here, so that the page itself need not know the names of their files.
const loadHelpStrip = async () => (await import('../../../ui/help-strip')).HelpStrip

/**
 * What stands where articles were looked for: whom to call, where a life may be in danger; the page that answers who finds out; ways on
 * where nothing was found.
 */
export function SearchOutcomes({ text, isEmpty }: { readonly text: string; readonly isEmpty: boolean }) {
  const words = useWords(searchOutcomesWords)
  const person = asksForPerson(text)
  const { data: HelpStrip } = useLoaded(loadHelpStrip)
  if (asksOnlyWhoReads(text)) return <WhoFindsOut />
  return (
    <>
      {HelpStrip && person === 'life' && <HelpStrip linesFirst />}
      {HelpStrip && person === 'amount' && <HelpStrip question={words.amount} text={words.amountText} />}
      {isEmpty && <NothingFound />}
    </>
  )
}

/** What is said with the number of articles, or in place of "0 articles"; null where there is nothing but articles. */
export function answerTo(text: string, language: Language): string | null {
  const words = wordsIn(searchOutcomesWords, language)
  if (asksOnlyWhoReads(text)) return words.answered
  return asksForPerson(text) ? words.numbersFirst : null
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
