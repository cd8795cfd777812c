import { plainPath } from '../page-address'

/** Pages that a signed-in person cannot see; returning to one after sign-in would send them in a circle. */
export const guestOnlyPaths: readonly string[] = [
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password',
]

/** Backslashes count as slashes in web addresses; control characters and space are dropped before parsing. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const disguise = /[\u0000-\u0020\u007f-\u00a0\\\u2028\u2029\ufeff]/

/**
 * The path (with query and hash) to go to after sign-in, or null where `redirect` is absent or could lead away.
 * Accepted is only an absolute path of this site, before and after its percent signs are decoded. A language before it is taken off:
 * the person goes on in that of the page where they sign in.
 */
export function redirectTarget(redirect: string | null | undefined): string | null {
  if (!redirect || redirect.length > 2000 || !isOwnPath(redirect)) return null
  // A path that begins with a single slash stays on the origin that it is resolved against.
  const url = new URL(redirect, 'https://own-site.invalid')
  const pathname = plainPath(url.pathname)
  // `/..//host` becomes `//host` when it is parsed, and so does `/en//host`: the path that is left has to pass as well.
  const decoded = decodedPath(pathname)
  if (decoded === null || !isOwnPath(decoded) || isGuestOnly(decoded)) return null
  return pathname + url.search + url.hash
}

function isOwnPath(path: string): boolean {
  return path.startsWith('/') && !path.startsWith('//') && !disguise.test(path)
}

/**
 * The path decoded until nothing is left to decode, so that a doubly encoded slash does not pass either; null where it has more
 * layers than anybody needs, or a percent sign that encodes nothing.
 */
function decodedPath(path: string): string | null {
  try {
    let decoded = path
    for (let round = 0; round < 5; round += 1) {
      const next = decodeURIComponent(decoded)
      if (next === decoded) return decoded
      decoded = next
    }
  } catch {
    // Such as the one of "100%".
  }
  return null
}

function isGuestOnly(path: string): boolean {
  const plain = path.toLowerCase().replace(/\/+$/, '')
  return guestOnlyPaths.includes(plain)
}
