import { longestMessage } from '../assistant/turn-limits'
import { hasVisibleSign, storableText } from '../documents/storable-text'

/** What a text that a person types has to be. Lengths are in UTF-16 units, as database and callables count. */
export interface TextKind {
  /** Whether the text may have line breaks and tabs. */
  readonly lines: 'one' | 'several'
  readonly shortest: number
  readonly longest: number
}

/**
 * Every text that a person types and the server keeps or passes on. Forms (`textRules`), contracts (`written`) and documents
 * (`stored`) all take the same entry, so what a form lets through is never refused further on.
 */
export const textKinds = {
  /** A first or last name, or what a person wants to be called in a group. */
  personName: { lines: 'one', shortest: 1, longest: 100 },
  /** Who writes to the administrators. */
  senderName: { lines: 'one', shortest: 1, longest: 80 },
  subject: { lines: 'one', shortest: 1, longest: 120 },
  contactMessage: { lines: 'several', shortest: 10, longest: 4000 },
  comment: { lines: 'several', shortest: 1, longest: 1000 },
  requestMessage: { lines: 'several', shortest: 1, longest: 500 },
  /** What a facilitator writes back to somebody who asked to join. */
  groupAnswer: { lines: 'several', shortest: 1, longest: 1000 },
  /** How somebody calls the person whom a shared result is for. */
  shareName: { lines: 'one', shortest: 1, longest: 60 },
  /** What goes along with a shared result, within what is encrypted. */
  shareWords: { lines: 'several', shortest: 1, longest: 1000 },
  /** What an opener of a shared result has to know besides the link. */
  sharePasscode: { lines: 'one', shortest: 6, longest: 64 },
  meetingPlace: { lines: 'one', shortest: 1, longest: 300 },
  groupRules: { lines: 'several', shortest: 1, longest: 1500 },
  chatMessage: { lines: 'several', shortest: 1, longest: longestMessage },
  groupName: { lines: 'one', shortest: 1, longest: 120 },
  groupDescription: { lines: 'several', shortest: 1, longest: 1000 },
  serviceName: { lines: 'one', shortest: 1, longest: 200 },
  city: { lines: 'one', shortest: 1, longest: 80 },
  streetAddress: { lines: 'one', shortest: 0, longest: 300 },
  telephone: { lines: 'one', shortest: 1, longest: 60 },
  openingHours: { lines: 'one', shortest: 1, longest: 200 },
  source: { lines: 'several', shortest: 0, longest: 500 },
  /** What a professional knows a person by who shares with them. */
  knownAs: { lines: 'one', shortest: 1, longest: 60 },
  /** What a professional notes for themselves about a person who shares with them. */
  clientNote: { lines: 'several', shortest: 1, longest: 4000 },
  professionalName: { lines: 'one', shortest: 1, longest: 80 },
  organisation: { lines: 'one', shortest: 1, longest: 160 },
  /** Where a professional is registered, and under which number. */
  register: { lines: 'one', shortest: 1, longest: 160 },
  registerNumber: { lines: 'one', shortest: 1, longest: 60 },
  refusalReason: { lines: 'several', shortest: 1, longest: 1000 },
  confidence: { lines: 'one', shortest: 1, longest: 120 },
} as const satisfies Readonly<Record<string, TextKind>>

// They have no business in names, mails or logs. Tab, line feed and carriage return are kept apart.
// biome-ignore lint/suspicious/noControlCharactersInRegex: naming control characters is the purpose
const controlCharacters = /[\u0000-\u0008\u000e-\u001f\u007f-\u009f]/g

/**
 * A typed text as it is sent and stored: as `storableText`, without control characters, and on one line where it has to be.
 * What is pasted brings such characters along unseen, so nobody is told off for them: pages send texts in this form. Contracts and
 * rules refuse any other, which no page sends. A text in which nobody would see anything is empty.
 */
export function writtenText(text: string, { lines }: Pick<TextKind, 'lines'>): string {
  // Word processors end a line with a vertical tab or a form feed.
  const broken = text.replace(/[\v\f]/g, '\n').replace(controlCharacters, '')
  if (!hasVisibleSign(broken)) return ''
  return storableText(lines === 'one' ? broken.replace(/[\t\r\n\u2028\u2029]+/g, ' ') : broken)
}
