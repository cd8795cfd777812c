import { useEffect } from 'react'
import { createPortal } from 'react-dom'
import './print-page.css'

/** Prints a page of plain text in place of what is on the screen, and is gone once that is done. */
export function PrintPage({
  title,
  text,
  onDone,
}: {
  readonly title: string
  /** Its line breaks are kept. */
  readonly text: string
  /** Must stay the same function, or the page is printed again. */
  readonly onDone: () => void
}) {
  useEffect(() => {
    window.addEventListener('afterprint', onDone)
    window.print()
    return () => window.removeEventListener('afterprint', onDone)
  }, [onDone])
  return createPortal(
    <section className="print-page">
      <h1>{title}</h1>
      <p>{text}</p>
    </section>,
    document.body,
  )
}
