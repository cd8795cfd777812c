import { useState } from 'react'
import { announce } from '../platform/announcer'
import { eraseOpenResults } from '../platform/erase-open-results'
import { flashMessage } from '../platform/flash-message'
import { useWords } from '../platform/words'
import { ConfirmDialog } from './confirm-dialog'
import { eraseAllResultsWords } from './erase-all-results.words'

/** One press, and one question, to leave no finished screening on this device. */
export function EraseAllResults({
  onErased,
}: {
  /** What else goes with them. A page that shows one of them leaves by itself. */
  readonly onErased?: () => void
}) {
  const words = useWords(eraseAllResultsWords)
  const [asks, setAsks] = useState(false)
  const [note, setNote] = useState('')
  function erase() {
    const told = flashMessage.get()
    const gone = eraseOpenResults()
    if (gone) onErased?.()
    setNote(gone ? words.erased : words.refused)
    // Where the page showed one, it has left by now, and the page that comes in its place says so.
    if (flashMessage.get() === told)
      announce(gone ? words.erased : words.refused, gone ? 'polite' : 'assertive')
  }
  return (
    <>
      <div className="row">
        <button type="button" className="button" onClick={() => setAsks(true)}>
          {words.erase}
        </button>
      </div>
      {note !== '' && <p className="small">{note}</p>}
      {asks && (
        <ConfirmDialog
          heading={words.question}
          text={words.questionText}
          confirm={words.yes}
          cancel={words.no}
          onAnswer={(confirmed) => {
            setAsks(false)
            if (confirmed) erase()
          }}
        />
      )}
    </>
  )
}
