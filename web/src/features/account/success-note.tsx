import type { AuthMessageCode } from '@amhs/domain/accounts/auth-messages'
import { messageIn } from '@amhs/domain/accounts/auth-messages'
import type { ReactNode } from 'react'
import { useEffect, useRef } from 'react'
import { useLanguage } from '../../platform/preferences'

/** What has just worked, in place: it takes the focus, so that nobody has to look for it. */
export function SuccessNote({
  code,
  children,
}: {
  readonly code: AuthMessageCode
  readonly children?: ReactNode
}) {
  const language = useLanguage()
  const note = useRef<HTMLDivElement>(null)
  useEffect(() => note.current?.focus(), [])
  return (
    <div className="notice stack" ref={note} tabIndex={-1}>
      <p role="status">{messageIn(code, language)}</p>
      {children}
    </div>
  )
}
