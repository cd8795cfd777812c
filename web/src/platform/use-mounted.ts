import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/**
 * False while a prerendered page is being brought to life, true from then on and at once after a navigation: what
 * depends on the address or on the device waits for it, so that the first drawing equals the served text.
 */
export function useMounted(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
