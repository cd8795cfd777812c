import type { GroupLetter } from '@amhs/domain/documents/group-request-document'
import { useEffect, useState } from 'react'
import { findUrgentWords } from '../../../platform/urgent-words'

/** Whether urgent words stand in a request; `unchecked` where the word lists could not be loaded. */
export type Urgency = 'urgent' | 'calm' | 'checking' | 'unchecked'

/**
 * Looks for urgent words in all requests of a list before any of them is opened. The server marks them as they come in; what it has not
 * marked, or not yet, is looked at here by the same gate. Nothing of that is kept.
 */
export function useUrgency(requests: readonly GroupLetter[]): (request: GroupLetter) => Urgency {
  /** By their words; null where they could not be checked. */
  const [checked, setChecked] = useState<ReadonlyMap<string, boolean | null>>(new Map())
  const next = requests.find(
    ({ urgent, message }) => urgent !== true && message !== undefined && !checked.has(message),
  )?.message
  useEffect(() => {
    if (next === undefined) return
    let isCurrent = true
    // One after the other, so that the page answers in between however slow the device is.
    const timer = setTimeout(() => {
      void findUrgentWords(next).then((found) => {
        if (isCurrent) setChecked((before) => new Map(before).set(next, found))
      })
    })
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [next])
  return ({ urgent, message }) => {
    if (urgent === true) return 'urgent'
    if (message === undefined) return 'calm'
    const found = checked.get(message)
    if (found === undefined) return 'checking'
    if (found === null) return 'unchecked'
    return found ? 'urgent' : 'calm'
  }
}
