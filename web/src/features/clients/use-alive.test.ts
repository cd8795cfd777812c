// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import type { Grant } from './grants.firestore'
import { aliveAt, useMoment } from './use-alive'

const now = Date.parse('2026-11-26T09:00:00Z')
const endingIn = (milliseconds: number) => ({ id: 'a', expiresAt: now + milliseconds }) as unknown as Grant

beforeEach(() => vi.useFakeTimers({ now }))
afterEach(() => vi.useRealTimers())

/** How many of the grants are alive on the page after so many milliseconds. */
function aliveAfter(grants: readonly Grant[], milliseconds: number): number {
  const { result } = renderHook(() => aliveAt(grants, useMoment(grants)).length)
  // Second by second, as React draws between them.
  for (let passed = 0; passed < milliseconds; passed += 1000)
    act(() => vi.advanceTimersByTime(Math.min(1000, milliseconds - passed)))
  return result.current
}

test.each([
  [3_333, 3_332, 1],
  [3_333, 3_333, 0],
  [25_000, 24_999, 1],
  [25_000, 25_000, 0],
])('a grant that ends in %i ms: after %i ms the page lists %i', (end, passed, left) => {
  expect(aliveAfter([endingIn(end), endingIn(-1)], passed)).toBe(left)
})
