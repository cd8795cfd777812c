import { windowsOf } from './windows'

const units = (length: number, endAt: readonly number[] = []) =>
  Array.from({ length }, (_, index) => (endAt.includes(index) ? '.' : 'a'))

describe('the parts of a long message', () => {
  test('a message of ordinary length has none', () => {
    expect([...windowsOf(units(250))]).toEqual([])
  })

  test('end with a sentence where one ends in their second half', () => {
    expect([...windowsOf(units(251, [40, 99]))].map(({ length }) => length)).toEqual([100, 120, 31])
  })

  test('lose nothing', () => {
    const message = units(1000, [20, 60, 61, 200, 500])
    expect([...windowsOf(message)].flat()).toEqual(message)
  })
})
