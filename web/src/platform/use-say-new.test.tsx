// @vitest-environment jsdom
import { renderHook } from '@testing-library/react'
import { announcements } from './announcer'
import { useSayNew } from './use-say-new'

const said = () => announcements.get().text

test('says what came in while the page was open, once, and nothing of what was there at first', () => {
  const { rerender } = renderHook(({ texts }) => useSayNew(texts), {
    initialProps: { texts: undefined as ReadonlyMap<string, string> | undefined },
  })
  rerender({ texts: new Map([['first', 'Ann would like to join']]) })
  expect(said()).toBe('')
  const two = new Map([
    ['first', 'Ann would like to join'],
    ['second', 'Ben would like to join'],
  ])
  rerender({ texts: two })
  expect(said()).toBe('Ben would like to join')
  const { number } = announcements.get()
  rerender({ texts: new Map(two) })
  // While nothing is known, and after what went comes back, there is nothing new.
  rerender({ texts: undefined })
  rerender({ texts: new Map([['second', 'Ben would like to join']]) })
  rerender({ texts: two })
  expect(announcements.get().number).toBe(number)
})
