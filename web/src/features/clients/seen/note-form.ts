import { textRules } from '@amhs/domain/forms/form-rules'
import { textKinds, writtenText } from '@amhs/domain/forms/text-kinds'

/** What a professional types about a client. */
export type NoteValues = { readonly text: string }

export const noteRules = { text: textRules(textKinds.clientNote) }

/** The note as it is stored. */
export function noteText({ text }: NoteValues): string {
  return writtenText(text, textKinds.clientNote)
}
