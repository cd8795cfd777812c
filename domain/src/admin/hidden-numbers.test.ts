import fc from 'fast-check'
import { smallestShown, suppressSmallCell, suppressSmallParts } from './hidden-numbers'

test.each([
  [0, null],
  [9, null],
  [10, 10],
  [11, 11],
])('%i is shown as %s', (number, shown) => {
  expect(suppressSmallCell(number)).toBe(shown)
})

test.each([
  [
    { user: 500, caregiver: 40, professional: 20, admin: 12 },
    { user: 500, caregiver: 40, professional: 20, admin: 12 },
  ],
  [
    { user: 500, caregiver: 40, professional: 20, admin: 2 },
    { user: 500, caregiver: 40, professional: null, admin: null },
  ],
  [
    { user: 500, caregiver: 40, professional: 9, admin: 2 },
    { user: 500, caregiver: 40, professional: null, admin: null },
  ],
  [
    { user: 500, caregiver: 40, professional: 3, admin: 2 },
    { user: 500, caregiver: null, professional: null, admin: null },
  ],
])('%j is shown as %j', (parts, shown) => {
  expect(suppressSmallParts(parts)).toEqual(shown)
})

test('no small part is shown, and none can be worked out from the whole', () => {
  const part = fc.nat({ max: 40 })
  fc.assert(
    fc.property(fc.record({ a: part, b: part, c: part, d: part }), (parts) => {
      const shown = suppressSmallParts(parts)
      const hidden = (['a', 'b', 'c', 'd'] as const).filter((name) => shown[name] === null)
      for (const name of ['a', 'b', 'c', 'd'] as const) {
        if (parts[name] < smallestShown) expect(shown[name]).toBeNull()
        else expect([null, parts[name]]).toContain(shown[name])
      }
      expect(hidden).not.toHaveLength(1)
    }),
  )
})
