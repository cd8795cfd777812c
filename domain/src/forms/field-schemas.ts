import * as v from 'valibot'
import { isWebAddress } from '../accounts/validation'
import { withoutUnseenMarks } from '../documents/storable-text'
import { isEmailAddress } from './email-address'
import type { TextKind } from './text-kinds'
import { textKinds, writtenText } from './text-kinds'

/** Schemas of single fields for contracts and documents; the forms' rules in `form-rules.ts` use the same definitions. */

/** Ids of articles: small letters, digits, hyphen; no underscore, so that `{articleId}_{uid}` is unambiguous. */
export const articleId = v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9-]{0,79}$/))

/** A text of a person that others read, as a request may carry it: as `writtenText` leaves it, otherwise refused. */
export function written(kind: TextKind) {
  return v.pipe(
    v.string(),
    v.trim(),
    v.minLength(kind.shortest),
    v.maxLength(kind.longest),
    v.check((text) => writtenText(text, kind) === text),
  )
}

/**
 * As `written`, for what nobody else reads or an administrator types: characters that nobody sees are taken out instead. Nobody should
 * be refused an answer because of what was pasted along.
 */
export function cleaned(kind: TextKind) {
  return v.pipe(v.string(), v.transform(withoutUnseenMarks), written(kind))
}

/** One line of text, trimmed, between the given numbers of characters (UTF-16 units). */
export function line(shortest: number, longest: number) {
  return cleaned({ lines: 'one', shortest, longest })
}

/** A text of several lines, trimmed, between the given numbers of characters (UTF-16 units). */
export function text(shortest: number, longest: number) {
  return cleaned({ lines: 'several', shortest, longest })
}

/** A text in both languages, neither of them empty. */
export function bilingual(kind: TextKind) {
  return v.object({ zh: cleaned(kind), en: cleaned(kind) })
}

/** A text as a document keeps it; only its length is asked, so that an older one can still be read. */
export function stored(kind: TextKind) {
  return v.pipe(v.string(), v.minLength(Math.min(kind.shortest, 1)), v.maxLength(kind.longest))
}

/** An e-mail address that a person gives, trimmed. The address of an account is not judged again: it is a plain string. */
export const emailAddress = v.pipe(v.string(), v.trim(), v.check(isEmailAddress))

/** A whole web address with http or https. */
export const webAddress = v.pipe(v.string(), v.maxLength(300), v.check(isWebAddress, 'must be a web address'))

/** A telephone number as people write it, with spaces, brackets and extensions. */
export const telephone = cleaned(textKinds.telephone)
