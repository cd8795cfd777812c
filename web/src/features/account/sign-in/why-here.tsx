import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { paths, resultHref } from '../../../platform/paths'
import { useWords } from '../../../platform/words'
import { Link } from '../../../ui/link'
import { loginWords } from './login.words'
import { wantedShare } from './wanted-share'

/** Why somebody finds themselves on this page: what they were about to do, with a way that needs no account, or that a session ended. */
export function WhyHere() {
  const words = useWords(loginWords)
  const { search } = useLocation()
  // The page comes from the server without its query.
  const [asked, setAsked] = useState('')
  useEffect(() => setAsked(search), [search])
  const result = wantedShare(asked)
  return (
    <>
      {new URLSearchParams(asked).get('ended') === 'yes' && (
        <p className="notice">
          {words.ended} <Link to={paths.contact}>{words.contact}</Link>
        </p>
      )}
      {result !== null && (
        <section className="notice stack" aria-labelledby="wanted-share">
          <h2 className="lead" id="wanted-share">
            {words.shareHeading}
          </h2>
          <p>{words.shareText}</p>
          {result !== '' && (
            <p>
              <Link className="button" to={resultHref(result)}>
                {words.shareBack}
              </Link>
            </p>
          )}
        </section>
      )}
    </>
  )
}
