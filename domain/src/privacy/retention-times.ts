const hour = 60 * 60 * 1000
const day = 24 * hour

/**
 * How long the server keeps what it does not keep for as long as the account stands, in milliseconds. Each is written into the
 * document as `expiresAt`; a clean-up policy of the database (`firestore.indexes.json`) erases it, usually within a day after.
 */
export const retentionTimes = {
  /** The mark of an erased account. An ID token lives for one hour and a clock may be wrong: a day is longer than any. */
  erasedAccount: day,
  /** The hash of a disabled account's address, after that account was deleted. */
  ban: 180 * day,
} as const
