import type { ReactNode } from 'react'
import { useEffect, useRef } from 'react'
import { consumeHeadingFocus } from '../platform/heading-focus'

/**
 * The one `h1` of a page. After a navigation it takes the focus, so that a screen reader starts to read the new
 * page here and the keyboard continues from here.
 */
export function PageHeading({
  children,
  className,
}: {
  readonly children: ReactNode
  readonly className?: string
}) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (heading.current) consumeHeadingFocus(heading.current)
  }, [])
  return (
    <h1 ref={heading} tabIndex={-1} className={className}>
      {children}
    </h1>
  )
}
