import { Suspense } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { paths } from '../platform/paths'
import { useLanguage } from '../platform/preferences'
import { SitePages } from '../platform/site-pages'
import { useWords } from '../platform/words'
import { Spinner } from '../ui/spinner'
import { HydrationMarker } from './hydration-marker'
import { PageBoundary } from './page-boundary'
import { PageOutlet } from './page-outlet'
import { routeAt } from './route-at'
import { routes } from './routes'
import { Shell } from './shell'
import { shellWords } from './shell.words'

const pages = Object.values(routes)

/** The whole site: the shell, and in it the page that the route table names for the address. */
export function App() {
  const words = useWords(shellWords)
  const language = useLanguage()
  const { pathname } = useLocation()
  const route = routeAt(pathname)
  return (
    <SitePages value={pages}>
      <Shell>
        <PageBoundary address={language + pathname}>
          <Suspense
            fallback={
              <div className="wrap page">
                <Spinner label={words.loading} />
              </div>
            }
          >
            {route ? <PageOutlet route={route} /> : <Navigate to={paths.notFound} replace />}
            <HydrationMarker />
          </Suspense>
        </PageBoundary>
      </Shell>
    </SitePages>
  )
}
