import { expect, test } from 'vitest'
import { placing, pulled, quarterTurn, squareOf, wholeMiddle } from './photo-crop'

const wide = { width: 400, height: 200 }

/** Where a point of the picture comes to lie in the canvas. */
function drawn(point: readonly [number, number], matrix: ReturnType<typeof placing>) {
  const [a, b, c, d, e, f] = matrix
  return [a * point[0] + c * point[1] + e, b * point[0] + d * point[1] + f]
}

test('the middle of the shorter side is kept at first, and less of it nearer', () => {
  expect(squareOf(wide, wholeMiddle)).toEqual({ side: 200, left: 100, top: 0 })
  expect(squareOf(wide, { ...wholeMiddle, zoom: 2 })).toEqual({ side: 100, left: 150, top: 50 })
})

test('the middle stays in the middle and the square fills the canvas, however it is turned', () => {
  for (let cut = wholeMiddle, turns = 0; turns < 4; turns += 1, cut = quarterTurn(cut)) {
    expect(cut.turns).toBe(turns)
    expect(drawn([200, 100], placing(wide, cut, 100))).toEqual([50, 50])
  }
  // The upper left corner of the square goes to the upper right with a turn to the right.
  expect(drawn([100, 0], placing(wide, quarterTurn(wholeMiddle), 100))).toEqual([100, 0])
})

test('a turn keeps what was shown', () => {
  const left = { ...wholeMiddle, across: 0 }
  expect(drawn([0, 0], placing(wide, left, 100))).toEqual([0, 0])
  expect(drawn([0, 0], placing(wide, quarterTurn(left), 100))).toEqual([100, 0])
  expect(quarterTurn(quarterTurn(quarterTurn(quarterTurn(left))))).toEqual(left)
})

test('pulling follows the finger, stops at the edge and cannot move what has no room', () => {
  expect(pulled(wide, wholeMiddle, 0.25, 0.5)).toEqual({ ...wholeMiddle, across: 0.25, down: 0.5 })
  expect(pulled(wide, wholeMiddle, 3, 0).across).toBe(0)
  expect(pulled(wide, wholeMiddle, -3, 0).across).toBe(1)
})
