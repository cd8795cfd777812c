import { useId } from 'react'
import { useWords } from '../../../platform/words'
import { useQuestionDialog } from '../../../ui/use-question-dialog'
import { inboxWords } from './inbox.words'

export type DeclineAnswer = 'back' | 'send' | 'template'

/**
 * Asks once before somebody is turned away: whom, and with which words. Where none are written, that is said, and a text to start from
 * is one press away.
 */
export function DeclineDialog({
  name,
  answer,
  isUrgent,
  onAnswer,
}: {
  readonly name: string
  /** What is written to them. */
  readonly answer: string
  readonly isUrgent: boolean
  readonly onAnswer: (answer: DeclineAnswer) => void
}) {
  const words = useWords(inboxWords)
  const id = useId()
  const { dialogProps, back, answer: give } = useQuestionDialog<DeclineAnswer>('back', onAnswer)
  const hasWords = answer.trim() !== ''
  return (
    <dialog
      {...dialogProps}
      className="stack"
      aria-labelledby={`${id}-heading`}
      aria-describedby={hasWords ? `${id}-text ${id}-words` : `${id}-text`}
    >
      <h2 id={`${id}-heading`}>{(isUrgent ? words.urgentFirst.declined : words.declineHeading)(name)}</h2>
      <div id={`${id}-text`} className="stack">
        {isUrgent && <p>{words.urgentCheck}</p>}
        <p>{hasWords ? words.declineReads : words.declineEmpty}</p>
      </div>
      {hasWords && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: long words turn in their place, also by keyboard
        <section className="own-words" tabIndex={0} aria-label={words.yourAnswer}>
          <p id={`${id}-words`} className="group-message">
            {answer.trim()}
          </p>
        </section>
      )}
      <div className="row">
        <button type="button" className="button primary" ref={back} onClick={() => give('back')}>
          {hasWords ? words.urgentNo : words.declineWrite}
        </button>
        {!hasWords && (
          <button type="button" className="button" onClick={() => give('template')}>
            {words.declineTemplate}
          </button>
        )}
        <button type="button" className="button" onClick={() => give('send')}>
          {hasWords ? (isUrgent ? words.urgentYes : words.declineYes) : words.declineAnyway}
        </button>
      </div>
    </dialog>
  )
}
