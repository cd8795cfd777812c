import { useQueryClient } from '@tanstack/react-query'
import type { DataKey } from './data-key'
import { useDataKey } from './data-key'

/**
 * Changes what `useRead` gave for a key, where a write's own answer says what it is now: nothing has to be read again.
 *
 * @param key the key given to `useRead`; not for reads that depend on the language
 */
export function useSetRead<Value>(key: DataKey): (update: (before: Value) => Value) => void {
  const client = useQueryClient()
  const queryKey = useDataKey(key)
  return (update) =>
    client.setQueryData<Value>(queryKey, (before) => (before === undefined ? undefined : update(before)))
}
