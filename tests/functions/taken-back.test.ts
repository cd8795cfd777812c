import { server } from './support/backend'

test('a result that its owner deletes is taken back from every professional, and nothing else is', async () => {
  const { firestore } = server
  const owner = `owner-${Date.now()}`
  const grants = ['one', 'two'].map((professional) => firestore.doc(`grants/${owner}_${professional}`))
  const other = firestore.doc(`grants/other-${owner}_one`)
  const told = grants.flatMap((grant) => [
    grant.collection('released').doc('gone'),
    grant.collection('talked').doc('gone'),
  ])
  const kept = [
    ...grants.map((grant) => grant.collection('released').doc('stays')),
    other.collection('released').doc('gone'),
  ]
  for (const grant of grants) await grant.set({ ownerUid: owner })
  await other.set({ ownerUid: `other-${owner}` })
  for (const document of [...told, ...kept]) await document.set({ safety: true })
  const result = firestore.doc(`users/${owner}/screenings/gone`)
  await result.set({ safety: true })
  await result.delete()
  const left = async () => (await firestore.getAll(...told)).filter(({ exists }) => exists).length
  await vi.waitFor(async () => expect(await left()).toBe(0), { timeout: 60_000, interval: 200 })
  expect((await firestore.getAll(...kept)).every(({ exists }) => exists)).toBe(true)
  for (const grant of [...grants, other]) await firestore.recursiveDelete(grant)
})
