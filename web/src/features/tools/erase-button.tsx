import { useState } from 'react'
import { announce } from '../../platform/announcer'
import { ConfirmDialog } from '../../ui/confirm-dialog'
import { focusHeading } from './focus-heading'

/** Deletes all that a tool keeps, after one question. */
export function EraseButton({
  words,
  onErase,
}: {
  readonly words: {
    readonly erase: string
    readonly eraseQuestion: string
    readonly eraseText: string
    readonly eraseYes: string
    readonly eraseNo: string
    readonly erased: string
  }
  readonly onErase: () => void
}) {
  const [asks, setAsks] = useState(false)
  return (
    <>
      <button type="button" className="button" onClick={() => setAsks(true)}>
        {words.erase}
      </button>
      {asks && (
        <ConfirmDialog
          heading={words.eraseQuestion}
          text={words.eraseText}
          confirm={words.eraseYes}
          cancel={words.eraseNo}
          onAnswer={(confirmed) => {
            setAsks(false)
            if (!confirmed) return
            onErase()
            focusHeading()
            announce(words.erased)
          }}
        />
      )}
    </>
  )
}
