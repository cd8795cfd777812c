import { useQueryClient } from '@tanstack/react-query'
import type { DataKey } from './data-key'
import { useDataKey } from './data-key'

/**
 * Has everything under a key, without account and language, read anew where it is shown. `useWrite` does it by itself for its
 * `changes`; this is for an action that must first tell the person what happened.
 */
export function useReread(changes: DataKey): () => Promise<void> {
  const client = useQueryClient()
  const queryKey = useDataKey(changes)
  return () => client.invalidateQueries({ queryKey })
}
