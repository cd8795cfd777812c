import type { ReactNode } from 'react'
import { useSyncExternalStore } from 'react'
import { createStore } from '../platform/store'

/** What is shown above the header once it has been loaded after everything else: the offer of a newer version. */
export const latePart = createStore<ReactNode>(null)

export function LatePart(): ReactNode {
  return useSyncExternalStore(latePart.subscribe, latePart.get, () => null)
}
