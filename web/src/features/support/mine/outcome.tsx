import { useEffect, useRef } from 'react'

/** How the last step ended; takes the focus when it appears, since what was pressed has gone. */
export function Outcome({ children }: { readonly children: string }) {
  const text = useRef<HTMLParagraphElement>(null)
  useEffect(() => text.current?.focus(), [])
  return (
    <p ref={text} tabIndex={-1}>
      {children}
    </p>
  )
}
