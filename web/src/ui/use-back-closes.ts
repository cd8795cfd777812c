import type { RefObject } from 'react'
import { useEffect } from 'react'

/** Whether the history stands on the entry of a window that lies over the page. */
function isOver(): boolean {
  return window.history.state?.over === true
}

/**
 * Back closes a window that lies over the page, as it does on a telephone, instead of leaving the page with all that is kept nowhere else.
 * For that the window is an entry of the history: at the address of the page and with its state, so that it tells nothing of its own, and
 * leads home after quick exit as the page does.
 *
 * @returns what the window does once it has closed, in whatever way: it takes its entry out of the history, then tells `onClosed`
 */
export function useBackCloses(dialog: RefObject<HTMLDialogElement | null>, onClosed: () => void): () => void {
  useEffect(() => {
    if (!isOver()) window.history.pushState({ ...window.history.state, over: true }, '')
    const close = () => dialog.current?.close()
    window.addEventListener('popstate', close)
    return () => window.removeEventListener('popstate', close)
  }, [dialog])
  return () => {
    if (!isOver()) return onClosed()
    // After the browser has put the page where it was: what is shown now may be somewhere else.
    window.addEventListener('popstate', () => setTimeout(onClosed), { once: true })
    window.history.back()
  }
}
