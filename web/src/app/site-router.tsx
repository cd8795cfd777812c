import { addressIn } from '@amhs/domain/page-address'
import type { ReactNode } from 'react'
import { startTransition, useLayoutEffect, useState } from 'react'
import { UNSAFE_createBrowserHistory as createBrowserHistory, Router } from 'react-router-dom'
import { useLanguage } from '../platform/preferences'

/**
 * The router's own for browsers, whose addresses begin with the language. It can change while a page is open, and the page then stays
 * with all that was typed: the place is the same, only its name is another.
 */
export function SiteRouter({ children }: { readonly children: ReactNode }) {
  const language = useLanguage()
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }))
  const [{ action, location }, setPlace] = useState<Pick<typeof history, 'action' | 'location'>>(() => ({
    action: history.action,
    location: history.location,
  }))
  useLayoutEffect(() => history.listen((place) => startTransition(() => setPlace(place))), [history])
  return (
    <Router
      basename={addressIn(language, '/')}
      location={{ ...location, pathname: addressIn(language, location.pathname) }}
      navigationType={action}
      navigator={history}
    >
      {children}
    </Router>
  )
}
