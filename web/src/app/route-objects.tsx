import type { RouteObject } from 'react-router-dom'
import { Navigate } from 'react-router-dom'
import { paths } from '../platform/paths'
import { ErrorPage } from './error-page'
import { GuardedPage } from './guarded-page'
import { routes } from './routes'
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
              ({ path, access, load }): RouteObject => ({
                path,
                lazy: async () => {
                  const { default: page } = await load()
                  return { element: <GuardedPage access={access} page={page} /> }
                },
              }),
            ),
            { path: '*', element: <Navigate to={paths.notFound} replace /> },
          ],
        },
      ],
    },
  ]
}
