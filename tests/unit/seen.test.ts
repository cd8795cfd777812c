import type { Page } from '@playwright/test'
import { seenByOther } from '../browser/support/seen'

/** A page that is on these visits, one after the other. */
function pageOn(...visits: readonly string[]): Page {
  const left = [...visits]
  return { evaluate: async () => left.shift() } as unknown as Page
}

/** Something that is seen from the first press on. */
function step(other: Page) {
  let isPressed = false
  const sight = async () => isPressed
  const press = async () => {
    isPressed = true
  }
  return { step: 'a step', press, answered: sight, other, seen: sight }
}

test('a step that another sees on the page that is open is measured', async () => {
  const seen = await seenByOther(step(pageOn('1 /clients', '1 /clients')))
  expect(seen.step).toBe('a step')
  expect(seen.afterPress).toBeGreaterThanOrEqual(seen.afterAnswer)
})

test('one that is only seen after a reload, or was there before, is no such step', async () => {
  await expect(seenByOther(step(pageOn('1 /clients', '2 /clients')))).rejects.toThrow(
    'only after a reload: a step',
  )
  const late = step(pageOn('1 /clients', '1 /clients'))
  await late.press()
  await expect(seenByOther(late)).rejects.toThrow('before it was done: a step')
})
