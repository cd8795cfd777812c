import { email, required, textRules } from '@amhs/domain/forms/form-rules'
import { textKinds } from '@amhs/domain/forms/text-kinds'

/** What a report of an error in a listed service asks of what was typed. */
export const reportRules = {
  name: textRules(textKinds.senderName),
  email: [required, email],
  message: textRules(textKinds.contactMessage),
}

/** As `reportRules`, for the contact form; in the order of its fields. */
export const contactRules = {
  name: reportRules.name,
  email: reportRules.email,
  subject: textRules(textKinds.subject),
  message: reportRules.message,
}
