import { shareChoices, shareIdPattern, sharePath } from './share-limits'

test('an id is 43 characters of base64url, and its path is short', () => {
  const id = `${'A'.repeat(42)}_`
  expect(shareIdPattern.test(id)).toBe(true)
  expect(shareIdPattern.test(id.slice(1))).toBe(false)
  expect(shareIdPattern.test(`${id.slice(1)}/`)).toBe(false)
  expect(sharePath(id)).toHaveLength(46)
})

test('somebody under 18 shares for a week at most, and no result with a teacher', () => {
  expect(shareChoices('parent', true)).toEqual({ days: [1, 7], results: true })
  expect(shareChoices('teacher', true)).toEqual({ days: [1, 7], results: false })
  expect(shareChoices('teacher', false)).toEqual({ days: [1, 7, 30], results: true })
})
