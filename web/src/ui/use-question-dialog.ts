import type { RefObject } from 'react'
import { useEffect, useRef } from 'react'

/**
 * A dialog that asks one question: it opens as it appears, begins with the way back, takes one answer, and takes any other way of closing
 * for the way back.
 *
 * @param wayBack the answer that changes nothing
 */
export function useQuestionDialog<Answer>(
  wayBack: Answer,
  onAnswer: (answer: Answer) => void,
): QuestionDialog<Answer> {
  const dialog = useRef<HTMLDialogElement>(null)
  const back = useRef<HTMLButtonElement>(null)
  const answered = useRef(false)
  useEffect(() => {
    const element = dialog.current
    element?.showModal()
    back.current?.focus()
    // The Enter that opened the dialog may still be down: its repetitions must press no button here. Arrows go on through a list.
    const ignoreHeldKey = (event: KeyboardEvent) => {
      if (event.repeat && event.key !== 'Tab' && event.target instanceof HTMLButtonElement)
        event.preventDefault()
    }
    element?.addEventListener('keydown', ignoreHeldKey)
    return () => element?.removeEventListener('keydown', ignoreHeldKey)
  }, [])
  // At once, not with the event that follows a closing: the focus is back on the page by then, and a press of the button that asks
  // would be taken for part of this question.
  const answer = (given: Answer) => {
    if (answered.current) return
    answered.current = true
    dialog.current?.close()
    onAnswer(given)
  }
  return { dialogProps: { ref: dialog, onClose: () => answer(wayBack) }, back, answer }
}

interface QuestionDialog<Answer> {
  readonly dialogProps: { readonly ref: RefObject<HTMLDialogElement | null>; readonly onClose: () => void }
  /** For the button that changes nothing: it has the focus at first. */
  readonly back: RefObject<HTMLButtonElement | null>
  readonly answer: (answer: Answer) => void
}
