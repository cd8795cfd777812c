import { addressIn } from '@amhs/domain/page-address'
import { lazy, Suspense } from 'react'
import { useLocation } from 'react-router-dom'
import { switchedTo } from '../platform/address-language'
import { guestHref, paths } from '../platform/paths'
import { changePreferences, switchedBackTo, useLanguage } from '../platform/preferences'
import { useSession } from '../platform/session'
import { useWords } from '../platform/words'
import { Brand } from '../ui/brand'
import { Icon } from '../ui/icon'
import { Link, NavLink } from '../ui/link'
import { QuickExit } from './quick-exit'
import { shellWords } from './shell.words'
import { useStaticBars } from './static-bars'

const AccountMenu = lazy(() => import('./account-menu').then((module) => ({ default: module.AccountMenu })))

/** Brand, language and account; the way to help and the way out stay in reach on every page. */
export function Header() {
  const words = useWords(shellWords)
  const session = useSession()
  const here = useLocation()
  useStaticBars()
  return (
    <header className="bar">
      <div className="wrap">
        <Link className="brand" to={paths.home}>
          <Brand />
          <span>
            {words.brandFirst}
            <wbr />
            {words.brandSecond}
          </span>
        </Link>
        <LanguageSwitch />
        {session.status === 'signed-out' ? (
          (['login', 'register'] as const).map((key) => (
            <NavLink className="wide-only" key={key} to={guestHref(paths[key], here)}>
              {words[key]}
            </NavLink>
          ))
        ) : (
          <Suspense fallback={null}>
            <AccountMenu user={session.user} />
          </Suspense>
        )}
        <button type="button" className="button menu-button" popoverTarget="menu">
          <Icon name="menu" />
          {words.menu}
        </button>
        <div className="safety">
          <Link className="help" to={paths.crisis} id="help-link">
            <Icon name="phone" />
            {words.help}
          </Link>
          <QuickExit />
        </div>
      </div>
    </header>
  )
}

/**
 * A plain link to the page in the other language. With script it changes the language in place: what was typed stays, and so do query
 * and fragment.
 */
function LanguageSwitch() {
  const other = switchedTo(useLanguage())
  const { pathname } = useLocation()
  return (
    <a
      className="language"
      href={addressIn(other, pathname)}
      lang={other}
      hrefLang={other}
      onClick={(event) => {
        // A tab of its own is asked for: the address alone says the language there.
        if (event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        changePreferences({ language: switchedBackTo(other) })
      }}
    >
      {other === 'en' ? 'English' : '中文'}
    </a>
  )
}
