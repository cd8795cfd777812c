import { bundledServices } from '@amhs/domain/services/service'
import { deleteApp, initializeApp } from 'firebase-admin/app'
import { getFirestore } from 'firebase-admin/firestore'
import { importServices } from '../../functions/commands/import-services'

const app = initializeApp({ projectId: `demo-import-${Date.now()}` }, 'import')
const firestore = getFirestore(app)
const stored = async () => (await firestore.collection('services').get()).docs
afterAll(() => deleteApp(app))

test('an empty database gets the list of the site, once, and only when that was asked for', async () => {
  expect(await importServices(firestore, false)).toBe(bundledServices.length)
  expect(await stored()).toEqual([])
  expect(await importServices(firestore, true)).toBe(bundledServices.length)
  const [first] = bundledServices
  expect((await stored()).map(({ id }) => id).toSorted()).toEqual(
    bundledServices.map(({ id }) => id).toSorted(),
  )
  expect((await firestore.doc(`services/${first?.id}`).get()).data()).toMatchObject({
    name: first?.name,
    source: expect.stringMatching(/./),
    geohash: expect.stringMatching(/^\w{9}$/),
  })
})

test('what an administrator removed does not come back', async () => {
  const [first, ...others] = await stored()
  await first?.ref.delete()
  await expect(importServices(firestore, true)).rejects.toThrow(`has ${others.length} services already`)
  expect(await stored()).toHaveLength(others.length)
})
