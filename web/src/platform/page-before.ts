import { plainPath } from '@amhs/domain/page-address'

let before: string | null = null

/** Keeps, until the site is left, which address was open before the page now shown; without the part behind `#`, which may be a secret. */
export function rememberPageBefore(address: string): void {
  if (address !== '') before = address
}

/** The address from which the person came to this page within the site, or null. */
export function pageBefore(): string | null {
  if (before !== null || !document.referrer.startsWith(`${window.location.origin}/`)) return before
  const { pathname, search } = new URL(document.referrer)
  const path = plainPath(pathname)
  // Led here from this page itself: its address was exchanged for that in the other language.
  return path === plainPath(window.location.pathname) ? null : `${path}${search}`
}
