import { Suspense } from 'react'
import { Navigate, Route, Routes, useLocation } from 'react-router-dom'
import { paths } from '../platform/paths'
import { SitePages } from '../platform/site-pages'
import { useWords } from '../platform/words'
import { Spinner } from '../ui/spinner'
import { HydrationMarker } from './hydration-marker'
import { PageBoundary } from './page-boundary'
import { PageOutlet } from './page-outlet'
import { routes } from './routes'
import { Shell } from './shell'
import { shellWords } from './shell.words'

const pages = Object.values(routes)

/** The whole site: the shell, and in it the page that the route table names for the address. */
export function App() {
  const words = useWords(shellWords)
  const { pathname } = useLocation()
  return (
    <SitePages value={pages}>
      <Shell>
        <PageBoundary address={pathname}>
          <Suspense
            fallback={
              <div className="wrap page">
                <Spinner label={words.loading} />
              </div>
            }
          >
            <Routes>
              {pages.map((route) => (
                <Route key={route.path} path={route.path} element={<PageOutlet route={route} />} />
              ))}
              <Route path="*" element={<Navigate to={paths.notFound} replace />} />
            </Routes>
            <HydrationMarker />
          </Suspense>
        </PageBoundary>
      </Shell>
    </SitePages>
  )
}
