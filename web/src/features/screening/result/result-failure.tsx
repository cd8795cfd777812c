import { useWords } from '../../../platform/words'
import { LoadFailure } from '../../../ui/data/load-failure'
import { NoResult } from './no-result'
import { resultWords } from './result.words'

/** A result of the account that could not be read, with another try. */
export function ResultFailure({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  const words = useWords(resultWords)
  return (
    <NoResult heading={words.loadFailedHeading} failure={<LoadFailure error={error} onRetry={onRetry} />} />
  )
}
