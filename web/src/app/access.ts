import { readActionLink } from '@amhs/domain/accounts/action-link'
import { hasAnyRole } from '@amhs/domain/accounts/roles'
import { loginHref, paths } from '../platform/paths'
import type { Session } from '../platform/session'
import type { Access } from '../platform/site-pages'

export type AccessDecision = 'show' | 'wait' | { readonly redirect: string }

/**
 * The access of one address. The page for resetting a password is for visitors alone, but the provider sends all its
 * links there: one that verifies or restores an address must open for a signed-in person too.
 */
export function accessAt(access: Access, pathname: string, search: string): Access {
  if (pathname.replace(/\/+$/, '') !== paths.resetPassword) return access
  const { kind } = readActionLink(search)
  return kind === 'reset-password' || kind === 'none' ? access : 'public'
}

/**
 * Decides whether a session may see a page.
 *
 * @param wanted the full original path with query and hash; it comes back in `redirect` after sign-in
 * @param afterSignIn where a signed-in person on a guest-only page goes (the checked `redirect`, else home)
 */
export function decideAccess(
  access: Access,
  session: Session,
  wanted: string,
  afterSignIn: string = paths.home,
): AccessDecision {
  if (access === 'public') return 'show'
  if (session.status === 'restoring') return 'wait'
  if (access === 'guest') return session.status === 'signed-in' ? { redirect: afterSignIn } : 'show'
  if (session.status === 'signed-out') {
    return { redirect: session.left ? paths.home : loginHref(wanted, session.ended) }
  }
  if (access === 'signed-in') return 'show'
  return hasAnyRole(session.user.role, access) ? 'show' : { redirect: paths.home }
}
