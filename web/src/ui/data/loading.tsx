import { useWords } from '../../platform/words'
import { SlowNote } from '../slow-note'
import { Spinner } from '../spinner'
import { dataWords } from './data.words'

/** Shown while data is on its way; a screen reader is told once, and once more when it takes long. */
export function Loading({ label }: { readonly label?: string | undefined }) {
  const words = useWords(dataWords)
  return (
    <>
      <Spinner label={label ?? words.loading} />
      <SlowNote busy />
    </>
  )
}
