import { languages } from '@amhs/domain/localized'
import { addressIn } from '@amhs/domain/page-address'
import { version } from '@amhs/domain/version'
import { useLocation } from 'react-router-dom'
import { switchedTo } from '../platform/address-language'
import { paths } from '../platform/paths'
import { useLanguage, usePreferences } from '../platform/preferences'
import { useWords } from '../platform/words'
import { Link } from '../ui/link'
import { openAccessibilityHelp } from './help-requests'
import { Newsletter } from './newsletter'
import { shellWords } from './shell.words'
import { ThemeChoice } from './theme-choice'

export function Footer() {
  const words = useWords(shellWords)
  return (
    <footer className="night site-footer">
      <div className="wrap stack">
        <div className="grid">
          <nav aria-label={words.quickLinks}>
            <h2 className="small muted">{words.quickLinks}</h2>
            <ul className="plain row">
              <li>
                <Link to={paths.learn}>{words.learn}</Link>
              </li>
              <li>
                <Link to={paths.support}>{words.support}</Link>
              </li>
              <li>
                <Link to={paths.screening}>{words.screening}</Link>
              </li>
              <li>
                <Link to={paths.workplace}>{words.workplace}</Link>
              </li>
            </ul>
          </nav>
          <Newsletter />
          <ThemeChoice name="theme" />
        </div>
        <p className="small muted">{words.disclaimer}</p>
        <ExitNote />
        <div className="row small">
          <Link to={paths.tools}>{words.tools}</Link>
          <Link to={paths.privacy}>{words.privacy}</Link>
          <Link to={paths.terms}>{words.terms}</Link>
          <Link to={paths.accessibility}>{words.accessibility}</Link>
          <Link to={paths.contact}>{words.contact}</Link>
          <button type="button" className="button needs-script" onClick={openAccessibilityHelp}>
            {words.accessibilityHelp}
          </button>
          <OtherLanguages />
          <span className="muted">{words.copyright(new Date().getFullYear())}</span>
          <span className="muted">{words.version(version)}</span>
        </div>
      </div>
    </footer>
  )
}

/** Plain links to this page in the languages that the switch in the header does not lead to; some of them are another build. */
function OtherLanguages() {
  const language = useLanguage()
  const { pathname } = useLocation()
  return languages
    .filter(({ tag }) => tag !== language && tag !== switchedTo(language))
    .map(({ tag, name }) => (
      <a key={tag} href={addressIn(tag, pathname)} lang={tag} hrefLang={tag}>
        {name}
      </a>
    ))
}

/** What quick exit does, and the keys for it, in the words of what the person has chosen. */
function ExitNote() {
  const words = useWords(shellWords)
  const { quickExitErases, quickExitErasesResults, quickExitSignsOut, quickExitKey } = usePreferences()
  return (
    <p className="small muted needs-script">
      {[
        words.exitNote,
        quickExitErases && words.exitNoteErases,
        quickExitSignsOut ? words.exitNoteSignsOut : words.exitNoteStays,
        quickExitErasesResults ? words.exitNoteErasesResults : words.exitNoteKeepsResults,
        quickExitKey && words.exitNoteKey,
      ]
        .filter(Boolean)
        .join(words.gap)}
    </p>
  )
}
