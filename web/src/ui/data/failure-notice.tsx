import { useWords } from '../../platform/words'
import { Icon } from '../icon'
import { dataWords } from './data.words'

/** Says that something could not be read, with a way to try again. */
export function FailureNotice({
  text,
  onRetry,
}: {
  readonly text: string
  /** Null where another try would be of no use. */
  readonly onRetry: (() => void) | null
}) {
  const words = useWords(dataWords)
  return (
    <div className="notice stack" role="alert">
      <p className="error">
        <Icon name="error" />
        {text}
      </p>
      {onRetry && (
        <p>
          <button type="button" className="button" onClick={onRetry}>
            {words.tryAgain}
          </button>
        </p>
      )}
    </div>
  )
}

/**
 * Says that the code of a part did not come. Lighter than `LoadFailure`, which knows every reason of every call: it stands
 * on pages that visitors see.
 */
export function PartFailure({
  what,
  onRetry,
}: {
  /** What is missing now, or stands in for it. */
  readonly what?: string
  readonly onRetry: () => void
}) {
  const { network } = useWords(dataWords).failures
  return <FailureNotice text={what === undefined ? network : `${what} ${network}`} onRetry={onRetry} />
}
