import { useLanguage, usePreferences } from '../platform/preferences'
import { leaveAtOnce, neutralSite } from '../platform/quick-exit'
import { useSession } from '../platform/session'
import { useWords } from '../platform/words'
import { Icon } from './icon'
import { quickExitWords } from './quick-exit-link.words'

/** The way out of the site: in the header, and in whatever covers the header. Without script it is a plain link. */
export function QuickExitLink() {
  const words = useWords(quickExitWords)
  const language = useLanguage()
  const { quickExitSignsOut } = usePreferences()
  const signsOut = useSession().status !== 'signed-out' && quickExitSignsOut
  return (
    <a
      className="exit"
      href={neutralSite(language)}
      rel="noreferrer"
      onClick={(event) => {
        event.preventDefault()
        leaveAtOnce(language)
      }}
    >
      <Icon name="leave" />
      {words.exit}
      <span className="hidden">{signsOut ? words.exitHintSignsOut : words.exitHint}</span>
    </a>
  )
}
