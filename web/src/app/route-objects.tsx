import type { RouteObject } from 'react-router-dom'
import { Navigate } from 'react-router-dom'
import { paths } from '../platform/paths'
import { ErrorPage } from './error-page'
import { GuardedPage } from './guarded-page'
import { loadPage, routes } from './routes'
import { Shell } from './shell'

/** The route table as React Router wants it: every page loads on demand, inside the shell. */
export function routeObjects(): RouteObject[] {
  return [
    {
      element: <Shell />,
      children: [
        {
          errorElement: <ErrorPage />,
          children: [
            ...Object.values(routes).map(
              (route): RouteObject => ({
                path: route.path,
                lazy: async () => ({
                  element: <GuardedPage access={route.access} page={await loadPage(route)} />,
                }),
              }),
            ),
            { path: '*', element: <Navigate to={paths.notFound} replace /> },
          ],
        },
      ],
    },
  ]
}
