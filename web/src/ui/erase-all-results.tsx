import { useState } from 'react'
import { announce } from '../platform/announcer'
import { eraseOpenResults } from '../platform/erase-open-results'
import { setFlashMessage } from '../platform/flash-message'
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
    const outcome = eraseOpenResults()
    const gone = outcome !== 'refused'
    if (gone) onErased?.()
    setNote(gone ? words.erased : words.refused)
    // The page has left: it is said on the one in its place.
    if (outcome === 'page-left')
      setFlashMessage({ zh: eraseAllResultsWords.zh.erased, en: eraseAllResultsWords.en.erased })
    else announce(gone ? words.erased : words.refused, gone ? 'polite' : 'assertive')
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
