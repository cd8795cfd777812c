import { languages } from '@amhs/domain/localized'
import { addressIn } from '@amhs/domain/page-address'
import { version } from '@amhs/domain/version'
import { useLocation } from 'react-router-dom'
import { switchedTo } from '../platform/address-language'
import { paths } from '../platform/paths'
import { useLanguage, usePreferences } from '../platform/preferences'
import { useWords } from '../platform/words'
import { Link } from '../ui/link'
import { FooterGroup } from './footer-group'
import { openAccessibilityHelp } from './help-requests'
import { Newsletter } from './newsletter'
import { shellWords } from './shell.words'
import { ThemeChoice } from './theme-choice'

const quickLinks = ['learn', 'support', 'screening', 'workplace'] as const
const furtherLinks = ['tools', 'terms', 'accessibility', 'contact'] as const

/** On a phone its groups are closed, so that it takes less than a screen; the sentences about safety and privacy always stay in view. */
export function Footer() {
  const words = useWords(shellWords)
  return (
    <footer className="night site-footer">
      <div className="wrap stack">
        <div className="grid">
          <nav aria-label={words.quickLinks}>
            <FooterGroup heading={words.quickLinks}>
              <Links to={quickLinks} />
              <Links to={furtherLinks} />
            </FooterGroup>
          </nav>
          <Newsletter />
          <FooterGroup needsScript heading={words.display}>
            <ThemeChoice name="theme" />
          </FooterGroup>
        </div>
        <p className="small muted">{words.disclaimer}</p>
        <ExitNote />
        <div className="row small">
          <Link to={paths.privacy}>{words.privacy}</Link>
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

function Links({ to }: { readonly to: typeof quickLinks | typeof furtherLinks }) {
  const words = useWords(shellWords)
  return (
    <ul className="plain row">
      {to.map((key) => (
        <li key={key}>
          <Link to={paths[key]}>{words[key]}</Link>
        </li>
      ))}
    </ul>
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
    <FooterGroup needsScript heading={words.exitNote} level="p">
      <p className="small muted">
        {[
          quickExitErases && words.exitNoteErases,
          quickExitSignsOut ? words.exitNoteSignsOut : words.exitNoteStays,
          quickExitErasesResults ? words.exitNoteErasesResults : words.exitNoteKeepsResults,
          quickExitKey && words.exitNoteKey,
        ]
          .filter(Boolean)
          .join(words.gap)}
      </p>
    </FooterGroup>
  )
}
