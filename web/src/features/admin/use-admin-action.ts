import { useCallback, useState } from 'react'
import { announce } from '../../platform/announcer'
import { useLanguage } from '../../platform/preferences'
import { failureText } from '../../ui/data/failure-text'

export interface ActionNoteText {
  readonly text: string
  readonly failed: boolean
}

/**
 * Runs one change at a time and says how it ended: in the page and to screen readers. What is pressed meanwhile does not run, and that is
 * said in place of the change under way (`heldBack`). A change may take the pressed
 * button off the page; the note then takes the focus (`ActionNote`), so that the keyboard does not begin at the top.
 */
export function useAdminAction() {
  const language = useLanguage()
  const [busy, setBusy] = useState(false)
  const [note, setNote] = useState<ActionNoteText | null>(null)
  const [heldBack, setHeldBack] = useState(false)
  const clear = useCallback(() => setNote(null), [])

  /** Whether another change is under way; then whoever pressed is told to wait, before anything is asked of them. */
  function mustWait(): boolean {
    if (busy) setHeldBack(true)
    return busy
  }

  async function run(change: () => Promise<unknown>, success: string): Promise<boolean> {
    if (mustWait()) return false
    setBusy(true)
    setNote(null)
    try {
      await change()
      setNote({ text: success, failed: false })
      announce(success)
      return true
    } catch (error) {
      const text = failureText(error, language)
      setNote({ text, failed: true })
      announce(text, 'assertive')
      return false
    } finally {
      setBusy(false)
      setHeldBack(false)
    }
  }

  return { busy, heldBack, note, run, mustWait, clear }
}
