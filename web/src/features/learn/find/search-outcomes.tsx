import { asksOnlyWhoReads } from '@amhs/domain/assistant/asks-who-reads'
import { asksForPerson } from '@amhs/domain/find/asks-for-person'
import { paths } from '../../../platform/paths'
import { useLoaded } from '../../../platform/use-loaded'
import { useWords } from '../../../platform/words'
import { Link } from '../../../ui/link'
import type { Reason } from './search-numbers'
import { searchOutcomesWords } from './search-outcomes.words'

// Loaded with the search: who only reads the list of articles needs none of it. The numbers come behind it at once, before they are asked
// for; from here, so that the page itself need not know the names of their files.
const loadNumbers = () => import('./search-numbers')

/** Whom to call, where a life may be in danger or somebody is hurt: to stand between the field and everything else. */
export function Numbers({ text }: { readonly text: string }) {
  const { data: numbers } = useLoaded(loadNumbers)
  const reason = reasonOf(text)
  return numbers && reason && <numbers.SearchNumbers reason={reason} />
}

/** What is said once a search has ended: what there is beside articles, and how many these are. */
export function Told({
  text,
  isEmpty,
  count,
}: {
  readonly text: string
  readonly isEmpty: boolean
  readonly count: string
}) {
  const words = useWords(searchOutcomesWords)
  const { data: numbers, error } = useLoaded(loadNumbers)
  const reason = reasonOf(text)
  // Said once, with the number: the rest waits for it.
  if (reason && !numbers && error === null) return null
  const after = isEmpty && (reason || asksOnlyWhoReads(text)) ? '' : count
  if (numbers && reason) return <numbers.FirstNumber reason={reason} after={after} />
  return asksOnlyWhoReads(text) ? [words.answered, after].filter(Boolean).join(' · ') : count
}

/** What stands where articles were looked for: the page that answers who finds out; ways on where nothing was found. */
export function SearchOutcomes({ text, isEmpty }: { readonly text: string; readonly isEmpty: boolean }) {
  if (asksOnlyWhoReads(text)) return <WhoFindsOut />
  return isEmpty ? <NothingFound /> : null
}

/** The last search: what is behind it is asked for in two places, at each letter. */
let read: { readonly text: string; readonly reason: Reason | null } | null = null

function reasonOf(text: string): Reason | null {
  if (read?.text !== text) read = { text, reason: asksOnlyWhoReads(text) ? null : asksForPerson(text) }
  return read.reason
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
