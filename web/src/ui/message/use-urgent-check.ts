import { useCallback, useState } from 'react'

/** Loads the word lists of the safety gate; they are too large to come with every page that has a form. */
const loadGate = () => import('@amhs/domain/safety/urgent-words')

/**
 * Looks for urgent words before a message is sent. `mayGo` resolves to false the first time that it finds some: then
 * the crisis card is to be shown, and the next attempt goes through. Where the word lists cannot be loaded, the card is
 * shown as well: rather once too often.
 */
export function useUrgentCheck() {
  const [urgent, setUrgent] = useState(false)
  const mayGo = useCallback(
    async (text: string): Promise<boolean> => {
      if (urgent) return true
      const isUrgent = await loadGate().then(
        ({ needsCrisisCard }) => needsCrisisCard(text),
        () => true,
      )
      setUrgent(isUrgent)
      return !isUrgent
    },
    [urgent],
  )
  const prepare = useCallback(() => {
    // Loaded while the person writes; a failure shows when it is needed.
    loadGate().catch(() => undefined)
  }, [])
  const settle = useCallback(() => setUrgent(false), [])
  return { urgent, mayGo, prepare, settle }
}
