import { isMinor } from './age-band'
import { ageForLines, childBand } from './age-for-lines'

test('whom the lines are for: the child where a parent answers, else the reader', () => {
  for (const ofReader of ['adult', null] as const) {
    expect(ageForLines({ respondent: 'parent' }, ofReader)).toBe(childBand)
    expect(isMinor(ageForLines({ respondent: 'parent' }, ofReader))).toBe(true)
  }
  expect(ageForLines({ respondent: 'self' }, 'adult')).toBe('adult')
  expect(ageForLines({ respondent: 'caregiver' }, '14-17')).toBe('14-17')
  expect(ageForLines({ respondent: 'self' }, null)).toBeUndefined()
})
