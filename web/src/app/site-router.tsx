import { addressIn } from '@amhs/domain/page-address'
import type { ReactNode } from 'react'
import { startTransition, useDeferredValue, useLayoutEffect, useState } from 'react'
import { UNSAFE_createBrowserHistory as createBrowserHistory, Router } from 'react-router-dom'
import { putIntoAddress } from '../platform/address-language'
import { ShownLanguage, useLanguage } from '../platform/preferences'

type Place = Pick<ReturnType<typeof createBrowserHistory>, 'action' | 'location'>

/**
 * The router's own for browsers, whose addresses begin with the language. It can change while a page is open, and the page then stays
 * with all that was typed: the place is the same, only its name is another. It is shown in the language before until every text is there:
 * a page whose words are still on their way would be empty meanwhile, without its heading.
 */
export function SiteRouter({ children }: { readonly children: ReactNode }) {
  const language = useDeferredValue(useLanguage())
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }))
  const [{ action, location }, setPlace] = useState<Place>(() => ({ ...history }))
  useLayoutEffect(() => {
    // A slow phone needs a while for a first drawing; who went back meanwhile was not heard.
    startTransition(() =>
      setPlace((drawn) => (drawn.location.key === history.location.key ? drawn : { ...history })),
    )
    return history.listen((place) => startTransition(() => setPlace(place)))
  }, [history])
  // Who followed a link while the language was on its way went to an address in the one before.
  useLayoutEffect(() => void putIntoAddress(language), [language])
  return (
    <ShownLanguage value={language}>
      <Router
        basename={addressIn(language, '/')}
        location={{ ...location, pathname: addressIn(language, location.pathname) }}
        navigationType={action}
        navigator={history}
      >
        {children}
      </Router>
    </ShownLanguage>
  )
}
