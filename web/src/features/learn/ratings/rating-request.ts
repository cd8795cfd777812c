import { chosen, optionalTextRules } from '@amhs/domain/forms/form-rules'
import { textKinds, writtenText } from '@amhs/domain/forms/text-kinds'

/** What the form of a rating holds; `stars` is the chosen number as a text. */
export type RatingValues = { readonly stars: string; readonly comment: string }

export const ratingRules = { stars: [chosen], comment: optionalTextRules(textKinds.comment) }

/** What is sent of it; an empty comment is left out. */
export function ratingRequest({ stars, comment }: RatingValues): {
  readonly stars: number
  readonly comment?: string
} {
  const text = writtenText(comment, textKinds.comment)
  return { stars: Number(stars), ...(text === '' ? {} : { comment: text }) }
}
