/**
 * Reads an address by the path of a route (`/learn/resource/:id`), a slash at its end or not, in any letter case.
 *
 * @returns the match with the route's values in their order, or null
 */
export function matchPath(path: string, pathname: string): RegExpExecArray | null {
  return new RegExp(`^${path.replace(/:\w+/g, '([^/]+)')}/?$`, 'i').exec(pathname)
}
