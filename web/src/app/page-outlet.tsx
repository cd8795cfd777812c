import type { ComponentType } from 'react'
import { use } from 'react'
import { GuardedPage } from './guarded-page'
import type { RouteDefinition } from './routes'
import { loadPage } from './routes'

const loadedPages = new Map<string, ComponentType>()
const loadingPages = new Map<string, Promise<ComponentType>>()

/** Loads a page's module ahead of its first rendering, so that prerendering and hydration find it at once. */
export function preparePage(route: RouteDefinition): Promise<ComponentType> {
  const known = loadingPages.get(route.page)
  if (known) return known
  const loading = loadPage(route).then((page) => {
    loadedPages.set(route.page, page)
    return page
  })
  loadingPages.set(route.page, loading)
  // A failed download must not be remembered: the next try may have a network again. Not forgotten at once, though: React
  // asks for it again to throw it, and a new promise each time would be awaited for ever.
  loading.catch(() => setTimeout(() => loadingPages.delete(route.page), 1000))
  return loading
}

/** The page of a route, once its module is there; a navigation keeps the page before it on screen until then. */
export function PageOutlet({ route }: { readonly route: RouteDefinition }) {
  const page = loadedPages.get(route.page) ?? use(preparePage(route))
  return <GuardedPage access={route.access} page={page} />
}
