// @vitest-environment jsdom
import { renderHook } from '@testing-library/react'
import { useOnChange } from './use-on-change'

test('acts once for each other value, with the action of that rendering, and not at first', () => {
  const acted: string[] = []
  const { rerender } = renderHook(({ value, name }) => useOnChange(value, () => acted.push(name)), {
    initialProps: { value: 1, name: 'first' },
  })
  expect(acted).toEqual([])
  rerender({ value: 1, name: 'same' })
  expect(acted).toEqual([])
  rerender({ value: 2, name: 'other' })
  rerender({ value: 2, name: 'again' })
  expect(acted).toEqual(['other'])
  rerender({ value: 1, name: 'back' })
  expect(acted).toEqual(['other', 'back'])
})
