import { contrastRatio } from './contrast'

test.each([
  ['black on white', [0, 0, 0], [255, 255, 255], 21],
  ['white on black', [255, 255, 255], [0, 0, 0], 21],
  ['a colour on itself', [12, 80, 140], [12, 80, 140], 1],
  ['the grey that just passes AA', [118, 118, 118], [255, 255, 255], 4.54],
  ['pure red on white', [255, 0, 0], [255, 255, 255], 3.998],
] as const)('%s', (_, one, other, expected) => {
  expect(contrastRatio(one, other)).toBeCloseTo(expected, 2)
})
