/**
 * Bounds of stored documents beside those of texts (`forms/text-kinds.ts`). `firestore.rules` holds the same numbers; the tables in `tests/rules/` run each defect
 * against both, so that the two cannot drift apart unseen. Lengths are in UTF-16 units.
 */
export const documentLimits = {
  uid: 128,
  /** Screenings that one account can ever save: one a day for more than five years. */
  savedScreenings: 2000,
  documentId: 128,
  /** Questions of one screening, gate included. */
  answers: 60,
  /** Questions that are kept but never scored. */
  unscored: 10,
  subscales: 6,
  /** Questionnaires that one grant can cover. */
  grantInstruments: 20,
  /** Days that a grant can last, the leap day included. */
  grantDays: 366,
  /** The longest pause between two questionnaires that a professional can ask for. */
  invitationWeeks: 12,
  /** Notes about one client. Each has a place with a number, 00 to 99, since rules cannot count. */
  clientNotes: 100,
  /** Invitations of one client, 00 to 19. */
  invitations: 20,
  score: 1000,
} as const

/** The most documents that one query of a client may ask for, by collection; one more than a page shows. */
export const listLimits = {
  screenings: 21,
  savedArticles: 50,
  reminders: 10,
  ratings: 21,
  comments: 11,
  groups: 50,
  groupRequests: 51,
  askedToLeave: 51,
  services: 60,
  contactMessages: 51,
  auditLog: 51,
  grants: 51,
  released: 51,
  talked: 51,
  notes: 100,
  invitations: 21,
  professionalRequests: 51,
} as const

/**
 * Raw answer values that may be stored: 0 to 10, and the quarter steps of the Copenhagen inventory.
 * A test holds every instrument's options against it.
 */
export const answerValues: readonly number[] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 25, 50, 75, 100]

/** How far a device's clock may run ahead of the server's, in milliseconds. */
export const clockTolerance = 5 * 60_000

/** What a person can consent to, each on its own and each as easy to withdraw as to give. */
export const consentKinds = [
  'store-results',
  'assistant',
  'location',
  'newsletter',
  'email-report',
  'terms',
] as const

export type ConsentKind = (typeof consentKinds)[number]
