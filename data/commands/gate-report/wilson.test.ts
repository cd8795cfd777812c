import { countText, wilson } from './wilson'

test.each([
  [{ found: 0, of: 10 }, 0, 0.278],
  [{ found: 5, of: 10 }, 0.237, 0.763],
  [{ found: 10, of: 10 }, 0.722, 1],
  [{ found: 90, of: 100 }, 0.826, 0.945],
])('the interval of %o', (count, low, high) => {
  expect(wilson(count).low).toBeCloseTo(low, 2)
  expect(wilson(count).high).toBeCloseTo(high, 2)
})

test('nothing counted says nothing', () => {
  expect(wilson({ found: 0, of: 0 })).toEqual({ low: 0, high: 1 })
  expect(countText({ found: 0, of: 0 })).toBe('–')
})

test('a count in words', () => {
  expect(countText({ found: 90, of: 100 })).toBe('90 % (83–94), 90 of 100')
})
