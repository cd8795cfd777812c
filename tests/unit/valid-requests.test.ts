import { allContracts } from '../functions/support/contracts'
import { validRequests } from '../functions/support/valid-requests'

test('every callable has a request that the fuzz begins from, and every request a callable', async () => {
  const names = (await allContracts()).map(({ name }) => name)
  expect(Object.keys(validRequests).sort()).toEqual(names.sort())
})
