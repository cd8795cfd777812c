import type { AuthMessageCode } from '@amhs/domain/accounts/auth-messages'
import { messageIn } from '@amhs/domain/accounts/auth-messages'
import type { ReactNode } from 'react'
import { useEffect, useId, useRef } from 'react'
import { useLanguage } from '../../platform/preferences'

/**
 * What has just worked, in place: it takes the focus, so that nobody has to look for it. A group with that name and no status,
 * which would say the same words a second time.
 */
export function SuccessNote({
  code,
  children,
}: {
  readonly code: AuthMessageCode
  readonly children?: ReactNode
}) {
  const language = useLanguage()
  const note = useRef<HTMLDivElement>(null)
  const id = useId()
  useEffect(() => note.current?.focus(), [])
  return (
    <div className="notice stack" ref={note} tabIndex={-1} role="group" aria-labelledby={id}>
      <p id={id}>{messageIn(code, language)}</p>
      {children}
    </div>
  )
}
