import { useWords } from '../../platform/words'
import { Spinner } from '../spinner'
import { dataWords } from './data.words'

/** Shown while data is on its way; a screen reader is told once. */
export function Loading({ label }: { readonly label?: string | undefined }) {
  const words = useWords(dataWords)
  return <Spinner label={label ?? words.loading} />
}
