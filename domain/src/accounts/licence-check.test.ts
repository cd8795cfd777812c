import { checkHolds, dueBefore, endOfCheck, endOfRegistration, stateOfCheck } from './licence-check'

const checked = Date.UTC(2026, 10, 23, 9)

test('a check holds to the end that the register names, and a year at most', () => {
  expect(endOfCheck(checked, undefined)).toBe(checked + checkHolds)
  expect(endOfCheck(checked, '2027-03-31')).toBe(Date.UTC(2027, 2, 31, 12))
  expect(endOfCheck(checked, '2029-03-31')).toBe(checked + checkHolds)
  expect(endOfCheck(checked, '2026-01-01')).toBe(endOfRegistration('2026-01-01'))
})

test('it is due a month before its end, and over from the end on', () => {
  const end = endOfCheck(checked, undefined)
  expect(stateOfCheck(end, checked)).toBe('holds')
  expect(stateOfCheck(end, end - dueBefore - 1)).toBe('holds')
  expect(stateOfCheck(end, end - dueBefore)).toBe('due')
  expect(stateOfCheck(end, end - 1)).toBe('due')
  expect(stateOfCheck(end, end)).toBe('over')
})
