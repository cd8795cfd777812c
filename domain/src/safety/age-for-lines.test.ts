import { linesFor } from './age-for-lines'

test('whom the lines are for: a parent where a parent answers, else somebody of the age of the reader', () => {
  for (const ofReader of ['adult', '14-17', null] as const)
    expect(linesFor({ respondent: 'parent' }, ofReader)).toBe('parent')
  expect(linesFor({ respondent: 'self' }, 'adult')).toBe('adult')
  expect(linesFor({ respondent: 'caregiver' }, '14-17')).toBe('14-17')
  expect(linesFor({ respondent: 'self' }, null)).toBeUndefined()
})
