import { optionalTextRules, textRules } from '@amhs/domain/forms/form-rules'
import { textKinds, writtenText } from '@amhs/domain/forms/text-kinds'
import type { Language } from '@amhs/domain/localized'
import type { JoinRequest } from './groups.repository'

/** What a person types who asks to join a group. */
export type JoinValues = { readonly name: string; readonly message: string }

export const joinRules = {
  name: textRules(textKinds.personName),
  message: optionalTextRules(textKinds.requestMessage),
}

/** What is stored of it; an empty message is left out. */
export function joinRequest({ name, message }: JoinValues, language: Language): JoinRequest {
  const text = writtenText(message, textKinds.requestMessage)
  return {
    name: writtenText(name, textKinds.personName),
    ...(text === '' ? {} : { message: text }),
    language,
  }
}
