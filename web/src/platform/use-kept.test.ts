// @vitest-environment jsdom
import { renderHook } from '@testing-library/react'
import { useKept } from './use-kept'

test('a value is kept until its key changes', () => {
  const first = ['a']
  const { result, rerender } = renderHook(({ value, key }) => useKept(value, key), {
    initialProps: { value: first, key: 'a' },
  })
  rerender({ value: ['a'], key: 'a' })
  expect(result.current).toBe(first)
  rerender({ value: ['a', 'b'], key: 'a b' })
  expect(result.current).toEqual(['a', 'b'])
})
