import { useEffect } from 'react'

/** Stands where the newest list would, and tells the page, which shows the list that comes with the site in its place. */
export function NewestUnreachable({ onFailed }: { readonly onFailed: () => void }) {
  useEffect(() => {
    // Not at once: where an earlier search failed, the backend is asked for again in this very moment.
    const told = setTimeout(onFailed)
    return () => clearTimeout(told)
  }, [onFailed])
  return null
}
