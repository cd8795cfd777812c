import { useLayoutEffect, useRef } from 'react'

/**
 * Stands last in what may go away while it has the focus: the page's main part takes it then, so that nobody starts again from
 * the top.
 *
 * @param to the id of what takes the focus instead, where something nearer is there
 */
export function FocusStays({ to = 'main' }: { readonly to?: string }) {
  const mark = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    const box = mark.current?.parentElement
    // Before the browser takes the box away, and with it the focus.
    return () => {
      if (box?.contains(document.activeElement)) document.getElementById(to)?.focus()
    }
  }, [to])
  return <span ref={mark} hidden />
}
