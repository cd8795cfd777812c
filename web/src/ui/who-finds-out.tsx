import { paths } from '../platform/paths'
import { useWords } from '../platform/words'
import { Link } from './link'
import { whoFindsOutWords } from './who-finds-out.words'

/**
 * "Will my parents find out?", with the page that answers it whole.
 *
 * @param answer one true sentence for the place where a young person wonders
 */
export function WhoFindsOut({ answer }: { readonly answer: string }) {
  const words = useWords(whoFindsOutWords)
  return (
    <p className="small">
      <Link to={paths.whoFindsOut}>{words.question}</Link> {answer}
    </p>
  )
}
