import { addressIn } from '@amhs/domain/page-address'
import { usePageTitle } from '../platform/page-meta'
import { paths } from '../platform/paths'
import { useLanguage } from '../platform/preferences'
import { useWords } from '../platform/words'
import { PageHeading } from '../ui/page-heading'
import { shellWords } from './shell.words'

/** Whatever fails in a page ends here, with a way on; links are plain so that they work even if the router does not. */
export function ErrorPage() {
  const words = useWords(shellWords)
  const language = useLanguage()
  usePageTitle(words.errorHeading)
  return (
    <div className="wrap page stack" role="alert">
      <PageHeading>{words.errorHeading}</PageHeading>
      <p>{words.errorText}</p>
      <div className="row">
        <button type="button" className="button primary" onClick={() => window.location.reload()}>
          {words.tryAgain}
        </button>
        <a className="button" href={addressIn(language, paths.crisis)}>
          {words.help}
        </a>
        <a className="button" href={addressIn(language, paths.home)}>
          {words.goHome}
        </a>
      </div>
    </div>
  )
}
