import { deleteAccount } from '@amhs/domain/contracts/delete-account.contract'
import { saveRating } from '@amhs/domain/contracts/save-rating.contract'
import { retentionTimes } from '@amhs/domain/privacy/retention-times'
import { eraseAgain } from '../../functions/commands/erase-again'
import { unratedArticle } from './support/articles'
import { server } from './support/backend'
import { type Caller, caller, closeCallers } from './support/callers'
import { tracesOf } from './support/traces'

afterAll(closeCallers)

const { auth, firestore } = server
const erasing = { alsoGone: false, write: true }

/** Lets a person leave something everywhere, and returns what a backup of that moment would bring back. */
async function backedUp(person: Caller): Promise<() => Promise<void>> {
  await firestore.doc(`users/${person.uid}/screenings/one`).set({ total: 3 })
  await person.call(saveRating, { targetId: await unratedArticle(), stars: 4 })
  const paths = (await tracesOf(person)).filter((path) => path.includes('/'))
  const kept = await firestore.getAll(...paths.map((path) => firestore.doc(path)))
  return async () => {
    for (const { ref, exists, data } of kept.map((snapshot) => ({
      ref: snapshot.ref,
      exists: snapshot.exists,
      data: snapshot.data(),
    })))
      if (exists && data) await ref.set(data)
  }
}

test('whoever erased their account since a backup is erased again when it was restored, and nobody else', async () => {
  const [person, other] = [await caller(), await caller()]
  const restore = await backedUp(person)
  await backedUp(other)
  const others = await tracesOf(other)
  await person.call(deleteAccount, { confirm: 'delete my account' })
  const record = await firestore.doc(`erasures/${person.uid}`).get()
  const keptFor = record.get('expiresAt').toMillis() - Date.now()
  expect(keptFor).toBeGreaterThan(retentionTimes.erasure - 60_000)
  expect(Object.keys(record.data() ?? {})).toEqual(['expiresAt'])
  // What the deletion set off goes on erasing for some seconds; a backup is restored long after that.
  await vi.waitFor(
    async () => {
      await restore()
      await new Promise((resolve) => setTimeout(resolve, 2000))
      expect((await tracesOf(person)).length).toBeGreaterThan(2)
    },
    { timeout: 50_000, interval: 500 },
  )

  const restored = await tracesOf(person)
  const found = await eraseAgain(auth, firestore, { ...erasing, write: false })
  expect(found.erased).toContain(person.uid)
  expect(await tracesOf(person)).toEqual(restored)

  const { erased } = await eraseAgain(auth, firestore, erasing)
  expect(erased).toContain(person.uid)
  expect(erased).not.toContain(other.uid)
  expect(await tracesOf(person)).toEqual([])
  expect(await tracesOf(other)).toEqual(others)
  expect((await eraseAgain(auth, firestore, erasing)).gone).not.toContain(person.uid)
})

test('who is on the list and has an account is left alone', async () => {
  const person = await caller()
  await firestore.doc(`erasures/${person.uid}`).set({ expiresAt: new Date() })
  const before = await tracesOf(person)
  const { withAccount } = await eraseAgain(auth, firestore, erasing)
  expect(withAccount).toContain(person.uid)
  expect(await tracesOf(person)).toEqual(before)
  await firestore.doc(`erasures/${person.uid}`).delete()
})

test('without the list, profiles without an account are counted, and erased only when asked for', async () => {
  const uid = `gone-${Date.now()}`
  await firestore.doc(`users/${uid}/screenings/one`).set({ total: 3 })
  const { gone, erased } = await eraseAgain(auth, firestore, erasing)
  expect(gone).toContain(uid)
  expect(erased).not.toContain(uid)
  expect((await eraseAgain(auth, firestore, { ...erasing, alsoGone: true })).erased).toContain(uid)
  expect((await firestore.doc(`users/${uid}/screenings/one`).get()).exists).toBe(false)
})
