/** A question that the code asks the database. */
export interface Query {
  /** The last collection of the path. */
  readonly collection: string
  /** Whether it is asked of all collections of that name at once. */
  readonly group?: true
  /** Field and comparison, or field and direction, as they stand in the code: `status ==`, `createdAt desc`. */
  readonly asks: readonly string[]
}

/** A file of the code with the questions that it asks. */
export interface QueryFile {
  readonly at: string
  readonly queries: readonly Query[]
  /**
   * What stands in the file, where it is put together there out of parts or out of names that a variable holds (`<by> desc`); elsewhere it
   * is what the questions ask, one after the other.
   */
  readonly text?: readonly string[]
}

const openReleases = ['instrument in', 'finishedAt >=', 'releasedAt >=', 'finishedAt desc']

/**
 * Every file that may ask for more than the database has an index of by itself, with its questions. The emulators answer without an index,
 * a real project refuses: so this list is held against the code by a test, and against firestore.indexes.json by that test and the doctor.
 */
export const queryFiles: readonly QueryFile[] = [
  {
    at: 'web/src/features/account/hosted/hosted-own-data.ts',
    text: ['userId ==', 'uid ==', 'uid ==', 'uid ==', '<side> ==', 'expiresAt >'],
    queries: [
      { collection: 'ratings', asks: ['userId =='] },
      { collection: 'contactMessages', asks: ['uid =='] },
      { collection: 'requests', group: true, asks: ['uid =='] },
      { collection: 'askedToLeave', group: true, asks: ['uid =='] },
      { collection: 'grants', asks: ['ownerUid =='] },
      { collection: 'grants', asks: ['professionalUid ==', 'expiresAt >'] },
    ],
  },
  {
    at: 'web/src/features/admin/admin-lists.firestore.ts',
    text: [
      'kind ==',
      'status ==',
      'createdAt desc',
      'commentStatus ==',
      'updatedAt desc',
      'at desc',
      'region ==',
      '<field> asc',
      '<field> asc',
    ],
    queries: [
      { collection: 'contactMessages', asks: ['kind ==', 'status ==', 'createdAt desc'] },
      { collection: 'ratings', asks: ['commentStatus ==', 'updatedAt desc'] },
      { collection: 'auditLog', asks: ['at desc'] },
      { collection: 'services', asks: ['region ==', 'name.zh asc'] },
      { collection: 'services', asks: ['region ==', 'name.en asc'] },
      { collection: 'groups', asks: ['name.zh asc'] },
      { collection: 'groups', asks: ['name.en asc'] },
    ],
  },
  {
    at: 'web/src/features/clients/grants.firestore.ts',
    text: [
      'ownerUid ==',
      'professionalUid ==',
      'expiresAt >',
      '<order[part]> desc',
      ...openReleases.slice(0, 3),
      'safety ==',
      'finishedAt desc',
      'ownerUid ==',
      '<field> ==',
      'instrument in',
      'finishedAt >=',
      'finishedAt desc',
      'finishedAt desc',
      'finishedAt asc',
    ],
    queries: [
      { collection: 'grants', asks: ['ownerUid =='] },
      { collection: 'grants', asks: ['professionalUid ==', 'expiresAt >'] },
      { collection: 'talked', asks: ['at desc'] },
      { collection: 'notes', asks: ['createdAt desc'] },
      { collection: 'noteDates', asks: ['at desc'] },
      { collection: 'invitations', asks: ['createdAt desc'] },
      { collection: 'released', asks: openReleases },
      { collection: 'released', asks: [...openReleases, 'safety =='] },
      { collection: 'released', asks: ['finishedAt desc'] },
      { collection: 'grants', asks: ['ownerUid ==', 'professionalUid =='] },
      { collection: 'grants', asks: ['ownerUid ==', 'formerUid =='] },
      { collection: 'screenings', asks: ['instrument in', 'finishedAt >=', 'finishedAt desc'] },
      { collection: 'screenings', asks: ['finishedAt desc'] },
      { collection: 'screenings', asks: ['finishedAt asc'] },
    ],
  },
  {
    at: 'web/src/features/home/returning/account-things.firestore.ts',
    text: ['ownerUid ==', 'status ==', '<by> desc'],
    queries: [
      { collection: 'grants', asks: ['ownerUid =='] },
      { collection: 'invitations', asks: ['status =='] },
      { collection: 'screenings', asks: ['finishedAt desc'] },
      { collection: 'savedArticles', asks: ['savedAt desc'] },
    ],
  },
  {
    at: 'web/src/features/learn/ratings/ratings.firestore.ts',
    queries: [{ collection: 'comments', asks: ['targetId ==', 'updatedAt desc'] }],
  },
  {
    at: 'web/src/features/screening/storage/screenings.firestore.ts',
    queries: [
      { collection: 'screenings', asks: ['instrument ==', 'finishedAt desc'] },
      { collection: 'screenings', asks: ['instrument ==', 'finishedAt <', 'finishedAt desc'] },
    ],
  },
  {
    at: 'web/src/features/services/area-reader.ts',
    text: ['<field> asc', 'kind in', 'languages array-contains', 'ages in'],
    // Every wish alone and all at once: what lies between has an index where these have.
    queries: [
      { collection: 'services', asks: ['lat asc'] },
      { collection: 'services', asks: ['kind in', 'geohash asc'] },
      { collection: 'services', asks: ['languages array-contains', 'geohash asc'] },
      { collection: 'services', asks: ['ages in', 'geohash asc'] },
      {
        collection: 'services',
        asks: ['kind in', 'languages array-contains', 'ages in', 'geohash asc'],
      },
    ],
  },
  {
    at: 'web/src/features/support/groups.firestore.ts',
    queries: [
      { collection: 'requests', group: true, asks: ['uid =='] },
      { collection: 'requests', asks: ['status in', 'requestedAt asc'] },
      { collection: 'requests', asks: ['status ==', 'urgent =='] },
      { collection: 'groups', asks: ['facilitatorUid =='] },
      {
        collection: 'groups',
        asks: ['audience in', 'languages array-contains', 'format ==', 'facilitatorUid =='],
      },
    ],
  },
  {
    at: 'web/src/platform/firebase/use-account-news.ts',
    queries: [
      { collection: 'requests', group: true, asks: ['uid =='] },
      { collection: 'grants', asks: ['ownerUid =='] },
    ],
  },
  {
    at: 'functions/src/account/erase-documents.ts',
    queries: [
      { collection: 'ratings', asks: ['userId =='] },
      { collection: 'groups', asks: ['facilitatorUid =='] },
      { collection: 'auditLog', asks: ['actorUid =='] },
      { collection: 'auditLog', asks: ['target =='] },
      { collection: 'auditLog', asks: ['subjectUid =='] },
      { collection: 'shares', asks: ['ownerUid =='] },
      { collection: 'requests', group: true, asks: ['uid =='] },
      { collection: 'askedToLeave', group: true, asks: ['uid =='] },
      { collection: 'contactMessages', asks: ['uid =='] },
      { collection: 'contactMessages', asks: ['email =='] },
      { collection: 'mailRequests', asks: ['uid =='] },
      { collection: 'rateLimits', asks: ['caller =='] },
    ],
  },
  {
    at: 'functions/src/admin/admin-queue.ts',
    text: ['<moment> desc', 'status ==', 'commentStatus ==', 'status =='],
    queries: [
      { collection: 'contactMessages', asks: ['status ==', 'createdAt desc'] },
      { collection: 'ratings', asks: ['commentStatus ==', 'updatedAt desc'] },
      { collection: 'professionalRequests', asks: ['status ==', 'askedAt desc'] },
    ],
  },
  {
    at: 'functions/src/admin/list-waiting-requests.ts',
    queries: [{ collection: 'requests', group: true, asks: ['status ==', 'requestedAt asc'] }],
  },
  {
    at: 'functions/src/email/contact-notice.ts',
    queries: [{ collection: 'contactMessages', asks: ['status ==', 'createdAt >', 'createdAt desc'] }],
  },
  {
    at: 'functions/src/groups/tell-facilitators.ts',
    queries: [
      { collection: 'requests', group: true, asks: ['status ==', 'requestedAt >', 'requestedAt asc'] },
    ],
  },
  {
    at: 'functions/src/groups/waiting-place.ts',
    queries: [{ collection: 'requests', asks: ['status ==', 'requestedAt <'] }],
  },
  {
    at: 'functions/src/professionals/checks.ts',
    queries: [
      { collection: 'professionals', asks: ['validUntil <=', 'validUntil asc'] },
      { collection: 'professionals', asks: ['checkedAt <=', 'checkedAt asc'] },
    ],
  },
  {
    at: 'functions/src/reminders/send-due-reminders.ts',
    queries: [{ collection: 'reminders', group: true, asks: ['nextAt <=', 'nextAt asc'] }],
  },
]
