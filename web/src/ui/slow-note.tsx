import { useEffect, useState } from 'react'
import { useWords } from '../platform/words'
import { slowWords } from './slow-note.words'

/** How long something may be under way before the person is told that it takes long, in milliseconds. */
const slowAfterMs = 8000

/**
 * Stands beside what may rightly take longer than ten seconds (a call that wakes a server, a sign-in, a photo): once it takes
 * long, it says so, instead of leaving the person with a button that does nothing.
 */
export function SlowNote({
  busy,
  text,
  typed = false,
}: {
  readonly busy: boolean
  /** What it says, where more is at stake than the wait. */
  readonly text?: string
  /** Stands in a form that somebody has filled in: what they typed is not lost. */
  readonly typed?: boolean
}) {
  const words = useWords(slowWords)
  const [isSlow, setIsSlow] = useState(false)
  useEffect(() => {
    if (!busy) return
    const timer = setTimeout(() => setIsSlow(true), slowAfterMs)
    return () => {
      clearTimeout(timer)
      setIsSlow(false)
    }
  }, [busy])
  return (
    isSlow && (
      <p role="status">
        {text ?? words.slow}
        {typed && words.kept}
      </p>
    )
  )
}
