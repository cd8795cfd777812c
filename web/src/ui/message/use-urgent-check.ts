import { useCallback, useState } from 'react'
import { hasUrgentWords } from '../../platform/urgent-words'

/**
 * Looks for urgent words before a message is sent. `mayGo` resolves to false the first time that it finds some: then
 * the crisis card is to be shown, and the next attempt goes through.
 */
export function useUrgentCheck() {
  const [urgent, setUrgent] = useState(false)
  const mayGo = useCallback(
    async (text: string): Promise<boolean> => {
      if (urgent) return true
      const isUrgent = await hasUrgentWords(text)
      setUrgent(isUrgent)
      return !isUrgent
    },
    [urgent],
  )
  const settle = useCallback(() => setUrgent(false), [])
  return { urgent, mayGo, settle }
}
