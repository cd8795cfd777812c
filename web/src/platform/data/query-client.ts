import { QueryClient } from '@tanstack/react-query'

/**
 * What was read once from the backend or the device, kept for the views of this page. Reading and its repeats are bounded
 * in time by `readInTime`, so the library itself repeats nothing and never waits for a network before it says so.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      networkMode: 'always',
      retry: false,
      // Coming back to the tab must not change a page under its reader, nor cost reads.
      refetchOnWindowFocus: false,
      // A list that failed without a network heals by itself once there is one.
      refetchOnReconnect: (query) => query.state.status === 'error',
      retryOnMount: true,
    },
    mutations: { networkMode: 'always', retry: false },
  },
})

/** Forgets everything that was read: for the next person it is as if nothing had been. */
export function forgetReadData(): void {
  queryClient.clear()
}
