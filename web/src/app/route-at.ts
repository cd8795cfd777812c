import { matchPath } from '../platform/match-path'
import type { RouteDefinition } from './routes'
import { routes } from './routes'

/** The route of an address; `undefined` where no page is. No two of them fit the same address. */
export function routeAt(pathname: string): RouteDefinition | undefined {
  return Object.values(routes).find(({ path }) => matchPath(path, pathname))
}
