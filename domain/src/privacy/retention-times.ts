const day = 24 * 60 * 60 * 1000
const year = 365 * day

/**
 * How long the server keeps what it does not keep for as long as the account stands, in milliseconds. Each is written into the
 * document as `expiresAt`; a clean-up policy of the database (`firestore.indexes.json`) erases it, usually within a day after.
 */
export const retentionTimes = {
  /** A contact message, from the moment when it is closed; one that nobody closes goes after `openMessage`. */
  closedMessage: 180 * day,
  openMessage: 2 * year,
  /** An entry of the log of administrative changes: long enough to find misuse. */
  auditEntry: 2 * year,
  /** The count of an e-mail address; that of a caller ends with the window of its limit, which is shorter. */
  limit: day,
  /** The count of all calls of a day: that day and the next, so that yesterday's can still be looked at. */
  dailyBudget: 2 * day,
  /** That an e-mail was sent, so that the same wish sends no second one. */
  mailRequest: 7 * day,
  /** The mark of an erased account. An ID token lives for one hour and a clock may be wrong: a day is longer than any. */
  erasedAccount: day,
  /** That an account was erased, for a restored backup: longer than any backup is kept (28 days), and the restoring. */
  erasure: 35 * day,
  /** A code that a professional shows: long enough to be typed in at home, short enough not to be handed on. */
  professionalCode: day,
  /** The hash of a disabled account's address, after that account was deleted. */
  ban: 180 * day,
} as const
