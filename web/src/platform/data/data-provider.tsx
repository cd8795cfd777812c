import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { queryClient } from './query-client'

/**
 * Lets the views inside use `useRead`, `usePages`, `usePager` and `useWrite`. `FirebaseGate` contains one; a view that reads
 * from the device alone brings its own. Only files that load on demand may import this.
 */
export function DataProvider({ children }: { readonly children: ReactNode }) {
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
}
