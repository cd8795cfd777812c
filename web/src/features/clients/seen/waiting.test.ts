import { orderedClients, type Waiting } from './waiting'

const clients = [
  { id: 'a', knownAs: 'Bo', expiresAt: 1 },
  { id: 'b', knownAs: 'Cy', expiresAt: 4 },
  { id: 'c', knownAs: 'Al', expiresAt: 3 },
  { id: 'd', knownAs: 'Di', expiresAt: 2 },
]
const note = { id: 'n', instrument: 'phq9', finishedAt: 1, safety: true, releasedAt: 1 }
const waiting: Readonly<Record<string, Waiting>> = {
  a: { openNotes: [], due: 0, latest: 10 },
  b: { openNotes: [note], due: 0, latest: 30 },
  c: { openNotes: [], due: 2, latest: 20 },
}
const inOrder = (order: Parameters<typeof orderedClients>[2]) =>
  orderedClients(clients, waiting, order, 'en').map(({ id }) => id)

test('open safety notes come first, then what is due, then whose share ends first', () => {
  expect(inOrder('waits')).toEqual(['b', 'c', 'a', 'd'])
})

test('the list can be sorted by name, and by the latest result', () => {
  expect(inOrder('name')).toEqual(['c', 'a', 'b', 'd'])
  expect(inOrder('latest')).toEqual(['b', 'c', 'a', 'd'])
})
