import { readFileSync } from 'node:fs'
import path from 'node:path'
import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  setDoc,
  Timestamp,
  updateDoc,
} from 'firebase/firestore'
import {
  type Grant,
  giveGrant,
  givenTo,
  grantsIn,
  notedIn,
  openedBy,
  readAllNotes,
} from '../../web/src/features/clients/grants.firestore'
import { releaseByConsent } from '../../web/src/platform/firebase/release-results'
import { folderOf, peopleOfGrants, withGrant } from './grant-world'
import { openWorld, type World } from './world'

const day = 86_400_000
const place = folderOf('professional')
const code = 'K7MF29QD'
const choice = {
  instruments: ['phq9'],
  from: Date.now() - 30 * day,
  expiresAt: Date.now() + 30 * day,
  knownAs: '小林',
  standing: false,
}

let world: World

beforeAll(async () => {
  const rules = readFileSync(path.resolve(import.meta.dirname, '../../firestore.rules'), 'utf8')
  world = await openWorld('demo-amhs-grants', { firestore: rules })
})
afterAll(() => world.close())

const give = (change: Partial<typeof choice> = {}) =>
  giveGrant(world.as('owner').database, 'owner', 'professional', code, { ...choice, ...change })
const stored = async () => (await getDoc(doc(world.server.database, place))).data()
/** The grant as the professional's page has it. */
async function seen(): Promise<Grant> {
  const list = await getDocs(givenTo(world.as('professional').database, 'professional', Date.now() + 60_000))
  const grant = grantsIn(list).find(({ id }) => id === 'owner_professional')
  if (!grant) throw new Error('the professional does not see the grant')
  return grant
}
const release = (id: string, fields: object = {}) =>
  setDoc(doc(world.server.database, `${place}/released/${id}`), {
    instrument: 'phq9',
    finishedAt: Timestamp.fromMillis(Date.now() - day),
    safety: false,
    releasedAt: Timestamp.now(),
    ...fields,
  })
const releasedIds = async () =>
  (await getDocs(query(collection(world.server.database, `${place}/released`), limit(100)))).docs.map(
    ({ id }) => id,
  )

test('sharing again changes the share that is alive, and takes back what it no longer covers', async () => {
  await peopleOfGrants(world.server)
  await deleteDoc(doc(world.server.database, place))
  await give({ instruments: ['phq9', 'gad7'] })
  const first = await stored()
  await release('kept')
  await release('of-gad7', { instrument: 'gad7' })
  await release('too-early', { finishedAt: Timestamp.fromMillis(Date.now() - 20 * day) })
  await give({ from: Date.now() - 10 * day, standing: true })
  expect(await stored()).toMatchObject({ instruments: ['phq9'], standing: true, createdAt: first?.createdAt })
  expect(await releasedIds()).toEqual(['kept'])
})

test('what was left of a change that was cut off does not come back when the share covers more again', async () => {
  await peopleOfGrants(world.server)
  await deleteDoc(doc(world.server.database, place))
  await give()
  await release('of-gad7', { instrument: 'gad7' })
  await give({ instruments: ['phq9', 'gad7'] })
  expect(await releasedIds()).not.toContain('of-gad7')
})

test('the list of a professional holds a grant until it is over, and no longer', async () => {
  const { database } = world.server
  await withGrant(world.server)
  const over = {
    ...(await stored()),
    ownerUid: 'stranger',
    expiresAt: Timestamp.fromMillis(Date.now() - 1000),
  }
  await setDoc(doc(database, 'grants/stranger_professional'), over)
  const listed = async (moment: number) =>
    (await getDocs(givenTo(world.as('professional').database, 'professional', moment))).docs.map(
      ({ id }) => id,
    )
  expect(await listed(Date.now() + 60_000)).toEqual(['owner_professional'])
  await expect(listed(Date.now() - 60_000)).rejects.toMatchObject({ code: 'permission-denied' })
  await deleteDoc(doc(database, 'grants/stranger_professional'))
})

test('from the moment when a share covers less, the list of a professional says nothing of the rest', async () => {
  const { database } = world.server
  await withGrant(world.server)
  const finishedLongAgo = { finishedAt: Timestamp.fromMillis(Date.now() - 20 * day) }
  for (const id of await releasedIds()) await deleteDoc(doc(database, `${place}/released/${id}`))
  await release('kept', { safety: true })
  await release('of-gad7', { instrument: 'gad7', safety: true })
  await release('too-early', { ...finishedLongAgo, safety: true })
  await release('of-an-earlier-share', { releasedAt: Timestamp.fromMillis(Date.now() - day) })
  const before = await seen()
  const listed = async (grant: Grant) => {
    const own = world.as('professional').database
    const [released, noted] = [await getDocs(openedBy(own, grant)), await getDocs(notedIn(own, grant))]
    return [released, noted].map(({ docs }) => docs.map(({ id }) => id).sort())
  }
  const all = ['kept', 'of-gad7', 'too-early']
  expect(await listed(before)).toEqual([all, all])
  // As the owner's page leaves it when it is closed in the middle.
  const narrower = { instruments: ['phq9'], from: Timestamp.fromMillis(Date.now() - 10 * day) }
  await updateDoc(doc(database, place), narrower)
  await expect(listed(before)).rejects.toMatchObject({ code: 'permission-denied' })
  expect(await listed(await seen())).toEqual([['kept'], ['kept']])
  expect(await releasedIds()).toHaveLength(4)
})

test('sharing after an earlier share is over makes a new one', async () => {
  await withGrant(world.server)
  const over = { createdAt: Timestamp.fromMillis(0), expiresAt: Timestamp.fromMillis(Date.now() - day) }
  await updateDoc(doc(world.server.database, place), over)
  await give()
  expect((await stored())?.createdAt.toMillis()).toBeGreaterThan(Date.now() - day)
})

test('sharing after the professional has left makes a new one', async () => {
  await withGrant(world.server)
  const left = { professionalUid: 'ended', formerUid: 'professional', endedAt: Timestamp.now() }
  await updateDoc(doc(world.server.database, place), left)
  await give()
  const anew = await stored()
  expect(anew).toMatchObject({ professionalUid: 'professional' })
  expect(anew).not.toHaveProperty('endedAt')
})

test('a result goes by standing consent to each professional, also where one share ends in that moment', async () => {
  await withGrant(world.server, 'professional', { standing: true })
  const { database } = world.server
  // Listed as alive, and refused when the result is handed over: as if it ended in between. The first of the list by its name.
  const ending = { ...(await stored()), professionalUid: 'ending' }
  await setDoc(doc(database, 'grants/a-first'), ending)
  const finishedAt = Date.now() - day
  const result = { id: 'by-consent', instrument: 'phq9', finishedAt, safety: false }
  await setDoc(doc(database, 'users/owner/screenings/by-consent'), {
    ...result,
    finishedAt: Timestamp.fromMillis(finishedAt),
  })
  await expect(releaseByConsent(world.as('owner').database, 'owner', result)).rejects.toMatchObject({
    code: 'permission-denied',
  })
  expect(await releasedIds()).toContain('by-consent')
  await deleteDoc(doc(database, 'grants/a-first'))
})

test('all safety notes are found, and all marks, however many there are', async () => {
  await withGrant(world.server)
  for (let number = 0; number < 60; number += 1) {
    await release(`other-${number}`)
    const finishedAt = Timestamp.fromMillis(Date.now() - day - number * 60_000)
    await release(`noted-${number}`, { safety: true, finishedAt })
    await setDoc(doc(world.server.database, `${place}/talked/noted-${number}`), { at: Timestamp.now() })
  }
  const { noted, talkedAt } = await readAllNotes(world.as('professional').database, await seen())
  expect([noted.length, talkedAt.size]).toEqual([60, 60])
})
