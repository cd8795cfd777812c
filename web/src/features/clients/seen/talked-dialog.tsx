import { formatDate } from '../../../platform/dates'
import { useLanguage } from '../../../platform/preferences'
import { useWords } from '../../../platform/words'
import { ConfirmDialog } from '../../../ui/confirm-dialog'
import { clientsWords } from '../clients.words'
import type { Release } from '../grants.firestore'

/** Asks whether a safety note was really talked about, before it is marked so. */
export function TalkedDialog({
  name,
  note,
  onAnswer,
}: {
  readonly name: string
  readonly note: Release
  readonly onAnswer: (talked: boolean) => void
}) {
  const words = useWords(clientsWords)
  const language = useLanguage()
  return (
    <ConfirmDialog
      heading={words.talkedHeading(name, formatDate(note.finishedAt, language))}
      text={words.talkedText}
      confirm={words.talked}
      cancel={words.notYet}
      onAnswer={onAnswer}
    />
  )
}
