import { ageBands, isMinor } from './age-band'

test('under 18 is who said so; of an age that nobody told that is not assumed', () => {
  expect([isMinor('under-14'), isMinor('14-17')]).toEqual([true, true])
  expect([isMinor('adult'), isMinor(undefined)]).toEqual([false, false])
})

test('somebody who is asked can choose each age, the youngest first', () => {
  expect(ageBands).toEqual(['under-14', '14-17', 'adult'])
})
