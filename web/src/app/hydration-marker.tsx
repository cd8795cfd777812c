import { useEffect } from 'react'

/**
 * Marks the document once the page around it answers: tests look at this, and text that waited for the reader's language
 * is shown from then on. Rendered with each page, and with the page that stands in for one that failed.
 */
export function HydrationMarker() {
  useEffect(() => {
    delete document.documentElement.dataset.switching
    document.documentElement.dataset.alive = ''
  }, [])
  return null
}
