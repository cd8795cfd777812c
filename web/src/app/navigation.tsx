import { useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { guestHref, paths } from '../platform/paths'
import { useSession } from '../platform/session'
import { useWords } from '../platform/words'
import { Link, NavLink } from '../ui/link'
import { shellWords } from './shell.words'
import { useClosingMenu } from './use-closing-menu'

const links = [
  'learn',
  'support',
  'screening',
  'workplace',
  'location',
  'about',
  'assistant',
  'tools',
  'safetyPlan',
] as const

/**
 * The main links: a row on wide screens, a native popover on phones. The last one is for developers: it keeps its place in the
 * order, but folded, so that nobody in need reads of callables. The tools and the safety plan are in reach here, too.
 */
export function Navigation() {
  const words = useWords(shellWords)
  const session = useSession()
  const menu = useRef<HTMLElement>(null)
  const here = useLocation()
  useClosingMenu(menu)
  return (
    <nav ref={menu} className="menu" id="menu" aria-label={words.mainNavigation} popover="auto" tabIndex={-1}>
      <ul>
        {links.map((key) => (
          <li key={key}>
            <NavLink to={paths[key]}>{words[key]}</NavLink>
          </li>
        ))}
        <li className="for-developers">
          {/* Closed again on the next page. */}
          <details key={here.pathname}>
            <summary>{words.developers}</summary>
            <NavLink to={paths.cloudFunctions}>{words.cloudFunctions}</NavLink>
          </details>
        </li>
        {session.status === 'signed-out' &&
          (['login', 'register'] as const).map((key) => (
            <li className="narrow-only" key={key}>
              <Link to={guestHref(paths[key], here)}>{words[key]}</Link>
            </li>
          ))}
      </ul>
    </nav>
  )
}
