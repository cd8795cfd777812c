import { useState } from 'react'
import { useWords } from '../../../platform/words'
import { takeFocus } from '../../../ui/take-focus'
import { damagedWords } from './damaged-results.words'
import { removeUnreadableDeviceResults, useDeviceResults } from './device-results'

/** Says that results kept here were damaged and are left out, and erases them on a press. */
export function DamagedResults() {
  const words = useWords(damagedWords)
  const { unreadable } = useDeviceResults()
  const [pressed, setPressed] = useState(false)
  if (unreadable === 0) {
    return (
      pressed && (
        // The button that had the focus is gone: what happened takes its place, and is read there.
        <p className="notice no-print" tabIndex={-1} ref={takeFocus}>
          {words.removed}
        </p>
      )
    )
  }
  return (
    <section className="notice stack no-print" aria-label={words.label}>
      <p>{words.text(unreadable)}</p>
      {pressed && <p role="alert">{words.refused}</p>}
      <p>
        <button
          type="button"
          className="button"
          onClick={() => {
            removeUnreadableDeviceResults()
            setPressed(true)
          }}
        >
          {words.remove(unreadable)}
        </button>
      </p>
    </section>
  )
}
