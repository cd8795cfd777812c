import { useLayoutEffect, useRef } from 'react'

/**
 * Stands last in what may go away while it has the focus: the page's main part takes it then, so that nobody starts again from
 * the top.
 */
export function FocusStays() {
  const mark = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    const box = mark.current?.parentElement
    // Before the browser takes the box away, and with it the focus.
    return () => {
      if (box?.contains(document.activeElement)) document.getElementById('main')?.focus()
    }
  }, [])
  return <span ref={mark} hidden />
}
