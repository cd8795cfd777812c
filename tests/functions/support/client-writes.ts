import { doc, increment, serverTimestamp, setDoc, Timestamp, updateDoc, writeBatch } from 'firebase/firestore'
import { ref, uploadBytes } from 'firebase/storage'
import { type Caller, createOwnProfile } from './callers'

/** Everything that a page writes by itself, under the rules; the group `open-group` has to be there. */
export const clientWrites: Readonly<Record<string, (person: Caller) => Promise<unknown>>> = {
  'create the profile': createOwnProfile,
  'change the profile': ({ uid, email, database }) =>
    updateDoc(doc(database, 'users', uid), { displayName: 'X', email, updatedAt: serverTimestamp() }),
  'save a screening': ({ uid, database }) => {
    const batch = writeBatch(database)
    batch.update(doc(database, 'users', uid), {
      'savedScreenings.count': increment(1),
      'savedScreenings.newest': 'late',
    })
    batch.set(doc(database, 'users', uid, 'screenings', 'late'), screening())
    return batch.commit()
  },
  'save a screening without its count': ({ uid, database }) =>
    setDoc(doc(database, 'users', uid, 'screenings', 'late'), screening()),
  'wish for a reminder': ({ uid, database }) =>
    setDoc(doc(database, 'users', uid, 'reminders', 'check-in'), {
      schemaVersion: 1,
      every: 'week',
      firstDay: '2026-12-01',
      hour: 10,
      timeZone: 'Asia/Shanghai',
      language: 'en',
      until: null,
      nextAt: new Date(Date.now() + 24 * 60 * 60_000),
    }),
  'save an article': ({ uid, database }) =>
    setDoc(doc(database, 'users', uid, 'savedArticles', 'sleep'), { savedAt: serverTimestamp() }),
  'ask to join a group': ({ uid, database }) =>
    setDoc(doc(database, 'groups', 'open-group', 'requests', uid), {
      uid,
      name: 'Ada',
      language: 'en',
      status: 'asked',
      requestedAt: serverTimestamp(),
    }),
  'upload a photo': ({ uid, files }) =>
    uploadBytes(ref(files, `users/${uid}/photo`), new Uint8Array([0xff, 0xd8, 0xff, 0xe0]), {
      contentType: 'image/jpeg',
    }),
}

function screening() {
  return {
    instrument: 'gad2',
    edition: '2026-11-21',
    language: 'en',
    respondent: 'self',
    answers: { gad2_1: 1, gad2_2: 1 },
    unscored: {},
    score: { total: 2, band: 'minimal' },
    safety: false,
    finishedAt: Timestamp.now(),
    savedAt: serverTimestamp(),
  }
}

/** What must come of a write that the rules refuse: a document that is not there counts, since none is created. */
export const refusedCodes = ['permission-denied', 'not-found', 'storage/unauthorized']
