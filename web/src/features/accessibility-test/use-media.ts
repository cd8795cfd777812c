import { useCallback, useSyncExternalStore } from 'react'

/** Whether a media query holds, kept up to date; null before there is a script to ask. */
export function useMedia(query: string): boolean | null {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = window.matchMedia(query)
      list.addEventListener('change', listener)
      return () => list.removeEventListener('change', listener)
    },
    [query],
  )
  return useSyncExternalStore<boolean | null>(
    subscribe,
    () => window.matchMedia(query).matches,
    () => null,
  )
}
