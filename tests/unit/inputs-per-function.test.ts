import { inputsPerFunction } from '../functions/support/inputs-per-function'

test('the number of inputs is the one asked for, and a small one where none is', () => {
  expect(inputsPerFunction('1000')).toBe(1000)
  expect(inputsPerFunction(undefined)).toBe(inputsPerFunction(''))
  expect(inputsPerFunction(undefined)).toBeLessThan(10)
})

test.each(['0', '-5', '1.5', '1e3', 'many', ' 5', '0x10', '99999999'])(
  '%j is no number of inputs',
  (wish) => {
    expect(() => inputsPerFunction(wish)).toThrow('AMHS_FUZZ must be a whole number')
  },
)
