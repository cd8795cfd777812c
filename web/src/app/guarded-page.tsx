import { redirectTarget } from '@amhs/domain/accounts/redirect-target'
import type { ComponentType } from 'react'
import { useEffect } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { mailedQuery } from '../platform/mailed-link'
import { paths } from '../platform/paths'
import { forgetSessionEnd, useSession } from '../platform/session'
import type { Access } from '../platform/site-pages'
import { useWords } from '../platform/words'
import { Spinner } from '../ui/spinner'
import { accessAt, decideAccess } from './access'
import { shellWords } from './shell.words'

/** Shows a page to those who may see it, waits while the session is being checked, and sends others on. */
export function GuardedPage({
  access,
  page: Page,
}: {
  readonly access: Access
  readonly page: ComponentType
}) {
  const words = useWords(shellWords)
  const session = useSession()
  const location = useLocation()
  const { pathname, search, hash } = location
  const afterSignIn = redirectTarget(new URLSearchParams(search).get('redirect')) ?? paths.home
  const decision = decideAccess(
    accessAt(access, pathname, mailedQuery(location)),
    session,
    `${pathname}${search}${hash}`,
    afterSignIn,
  )
  useEffect(() => {
    if (decision === 'show') forgetSessionEnd()
  })
  if (decision === 'wait') {
    return (
      <div className="wrap page">
        <Spinner label={words.loading} />
      </div>
    )
  }
  if (decision !== 'show') return <Navigate to={decision.redirect} replace />
  // A link within the page, or to the page itself, takes nothing away that was typed or chosen on it.
  return <Page key={pathname === paths.test ? undefined : pathname + search} />
}
