import { useWords } from '../../../platform/words'
import { ConfirmDialog } from '../../../ui/confirm-dialog'
import { ratingsWords } from './ratings.words'

/** Asks before a rating is deleted, and with it what was written. */
export function RemoveQuestion({ onAnswer }: { readonly onAnswer: (confirmed: boolean) => void }) {
  const words = useWords(ratingsWords)
  return (
    <ConfirmDialog
      heading={words.removeQuestion}
      text={words.removeText}
      confirm={words.remove}
      cancel={words.removeNo}
      onAnswer={onAnswer}
    />
  )
}
