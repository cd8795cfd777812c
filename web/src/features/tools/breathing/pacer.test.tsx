// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import type { Pace } from './pacer'
import { breathAt, paceMinutes, paceSeconds, usePacer } from './pacer'

const pace: Pace = { minutes: 1, seconds: 5 }

test('in and out take turns, second by second, without a pause between them', () => {
  const at = (second: number) => {
    const breath = breathAt(second * 1000, pace)
    return breath && `${breath.phase} ${breath.count}`
  }
  expect([0, 4, 5, 9, 10, 14.9, 59.9].map(at)).toEqual([
    'in 1',
    'in 5',
    'out 1',
    'out 5',
    'in 1',
    'in 5',
    'out 5',
  ])
  expect(at(60)).toBeNull()
})

test('every length ends with a whole breath, never before the chosen minutes and at most one breath later', () => {
  for (const minutes of paceMinutes)
    for (const seconds of paceSeconds) {
      const whole = 2 * seconds
      let end = 0
      while (breathAt(end * 1000, { minutes, seconds })) end += 1
      expect(end % whole).toBe(0)
      expect(end).toBeGreaterThanOrEqual(minutes * 60)
      expect(end).toBeLessThan(minutes * 60 + whole)
    }
})

describe('by a clock', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => vi.useRealTimers())

  const begin = () => {
    const heard: string[] = []
    const { result } = renderHook(() => usePacer(pace, (phase) => heard.push(phase)))
    return { result, heard }
  }
  const pass = (seconds: number) => act(() => vi.advanceTimersByTime(seconds * 1000))

  test('nothing starts by itself', () => {
    const { result, heard } = begin()
    pass(120)
    expect(result.current).toMatchObject({ state: 'ready', breath: null })
    expect(heard).toEqual([])
  })

  test('it counts from the press, tells each phase once, and ends by itself', () => {
    const { result, heard } = begin()
    act(() => result.current.start())
    expect(result.current.breath).toEqual({ phase: 'in', count: 1 })
    pass(7.2)
    expect(result.current.breath).toEqual({ phase: 'out', count: 3 })
    expect(heard).toEqual(['in', 'out'])
    pass(53)
    expect(result.current).toMatchObject({ state: 'over', breath: null })
    expect(heard).toHaveLength(12)
  })

  test('a press stops it at once, and it can begin again', () => {
    const { result, heard } = begin()
    act(() => result.current.start())
    pass(3)
    act(() => result.current.stop())
    pass(30)
    expect(result.current.state).toBe('over')
    expect(heard).toEqual(['in'])
    act(() => result.current.again())
    act(() => result.current.start())
    expect(result.current.breath).toEqual({ phase: 'in', count: 1 })
  })
})
