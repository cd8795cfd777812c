// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { announce } from '../../../platform/announcer'
import { settledMs, useSayNotes } from './use-say-notes'

vi.mock('../../../platform/announcer', { spy: true })

beforeEach(() => {
  vi.mocked(announce).mockClear()
  vi.useFakeTimers()
})
afterEach(() => void vi.useRealTimers())

const said = () => vi.mocked(announce).mock.calls.map(([text]) => text)
const settle = () => act(() => vi.advanceTimersByTime(settledMs))

function follow(...keys: readonly string[]) {
  const notesOf = (names: readonly string[]) => new Map(names.map((name) => [name, `${name} has a note`]))
  const { rerender } = renderHook(({ names }) => useSayNotes(notesOf(names), (count) => `${count} notes`), {
    initialProps: { names: keys },
  })
  return (...names: readonly string[]) => rerender({ names })
}

test('notes that come one after the other with the page are said together, once', () => {
  const come = follow()
  come('ann')
  act(() => vi.advanceTimersByTime(settledMs / 2))
  come('ann', 'ben')
  settle()
  expect(said()).toEqual(['2 notes'])
  come('ann', 'ben')
  settle()
  expect(said()).toHaveLength(1)
})

test('one that comes while the page is open is said in its own words; what has gone, and comes back, is not', () => {
  const come = follow('ann')
  settle()
  expect(said()).toEqual(['ann has a note'])
  come('ann', 'ben')
  settle()
  expect(said()).toEqual(['ann has a note', 'ben has a note'])
  come('ben')
  settle()
  come('ann', 'ben')
  settle()
  expect(said()).toHaveLength(2)
})

test('where there is none, nothing is said', () => {
  follow()
  settle()
  expect(said()).toEqual([])
})
