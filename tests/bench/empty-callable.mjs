import { onCall } from 'firebase-functions/https'

/** What any callable costs at least: the library and nothing else. */
export const empty = onCall({ region: 'us-central1' }, () => null)
