import { paths } from '../platform/paths'
import { useWords } from '../platform/words'
import { Link } from './link'
import type { WhereAsked } from './who-finds-out.words'
import { whoFindsOutWords } from './who-finds-out.words'

/** "Will my parents find out?", answered in a sentence where it is wondered, with the page that answers it whole. */
export function WhoFindsOut({ where }: { readonly where: WhereAsked }) {
  const words = useWords(whoFindsOutWords)
  return (
    <p className="small">
      <Link to={paths.whoFindsOut}>{words.question}</Link> {words[where]}
    </p>
  )
}
