import type { ReactNode } from 'react'
import { useEffect, useRef } from 'react'
import { consumeHeadingFocus } from '../platform/heading-focus'

/**
 * The one `h1` of a page. After a navigation it takes the focus, so that a screen reader starts to read the new
 * page here and the keyboard continues from here. While its words may still change (`isOpen`) it waits, so that it is said once.
 */
export function PageHeading({
  children,
  className,
  isOpen = false,
}: {
  readonly children: ReactNode
  readonly className?: string
  readonly isOpen?: boolean
}) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (heading.current && !isOpen) consumeHeadingFocus(heading.current)
  }, [isOpen])
  return (
    <h1 ref={heading} tabIndex={-1} className={className} data-open={isOpen ? '' : undefined}>
      {children}
    </h1>
  )
}
