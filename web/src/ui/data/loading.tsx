import { useState } from 'react'
import { useWords } from '../../platform/words'
import { SlowNote } from '../slow-note'
import { Spinner } from '../spinner'
import { dataWords } from './data.words'

/** So long the same words are not said again, in milliseconds: a page may wait for its code, the backend and its data in turn. */
const quietMs = 5000

const quietUntil: Record<string, number> = {}

/** Shown while data is on its way; a screen reader is told once, and once more when it takes long. */
export function Loading({ label }: { readonly label?: string | undefined }) {
  const words = useWords(dataWords)
  const text = label ?? words.loading
  const [isTold] = useState(() => {
    const before = quietUntil[text] ?? 0
    quietUntil[text] = Date.now() + quietMs
    return Date.now() > before
  })
  return (
    <>
      <Spinner label={text} isTold={isTold} />
      <SlowNote busy />
    </>
  )
}
