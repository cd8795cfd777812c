import type { ComponentType } from 'react'
import { use } from 'react'
import { servedModule, servedPath } from '../platform/served-page'
import { GuardedPage } from './guarded-page'
import { routeAt } from './route-at'
import type { RouteDefinition } from './routes'

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

/**
 * Loads the component of a route's page.
 *
 * @throws Error when the table names a page that has no file
 */
async function loadPage(route: RouteDefinition): Promise<ComponentType> {
  return (await loadServed(route)) ?? loadListed(route)
}

/** The served page's module, by the name that the page gives. */
async function loadServed(route: RouteDefinition): Promise<ComponentType | null> {
  if (import.meta.env.SSR) return null
  const file = servedModule()
  if (file === undefined || routeAt(servedPath() ?? '') !== route) return null
  try {
    const module: { default: ComponentType } = await import(/* @vite-ignore */ file)
    return module.default
  } catch {
    // The list knows what to do when a file is gone.
    return null
  }
}

async function loadListed({ page }: RouteDefinition): Promise<ComponentType> {
  const { pageLoaders } = await import('./page-loaders')
  const load = pageLoaders[`../features/${page}.tsx`]
  if (!load) throw new Error(`There is no page features/${page}.tsx`)
  return (await load()).default
}

/** Fetches the lists of pages and texts when somebody touches, points at or comes to a link: a moment before it is needed. */
export function fetchListBeforeLeaving(): void {
  const near = ({ target }: Event) => {
    // Off the network there is nothing to fetch: what was kept is read when it is asked for.
    if (!navigator.onLine || !(target instanceof Element) || !target.closest('a')) return
    for (const kind of signs) document.removeEventListener(kind, near)
    import('./page-loaders').catch(() => undefined)
    import('../platform/content/text-loaders').catch(() => undefined)
  }
  for (const kind of signs) document.addEventListener(kind, near, { passive: true })
}

const signs = ['pointerover', 'focusin', 'touchstart'] as const

/** The page of a route, once its module is there; a navigation keeps the page before it on screen until then. */
export function PageOutlet({ route }: { readonly route: RouteDefinition }) {
  const page = loadedPages.get(route.page) ?? use(preparePage(route))
  return <GuardedPage access={route.access} page={page} />
}
