// @vitest-environment jsdom
import { eraseUnfinished, eraseUnfinishedOf } from '../../../platform/erase-stored'
import { changePreferences, defaultPreferences } from '../../../platform/preferences'
import { leaveNothing } from '../../../platform/quick-exit'
import { keepSession } from '../../../platform/session'
import { sessionUser } from '../../../platform/session.test-data'
import { carrySafeAnswer, forgetUnsafe, keepSafeAnswer, keptSafeAnswer, saidUnsafe } from './safe-answer'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

test('"no" and "not sure" are kept for one person, one questionnaire and this tab alone', () => {
  keepSafeAnswer('visitor', 'phqa', 'no')
  keepSafeAnswer('visitor', 'phq9', 'not-sure')
  expect(keptSafeAnswer('visitor', 'phqa')).toBe('no')
  expect(keptSafeAnswer('visitor', 'phq9')).toBe('not-sure')
  expect(keptSafeAnswer('visitor', 'gad7')).toBeNull()
  expect(keptSafeAnswer('somebody-else', 'phqa')).toBeNull()
  expect(JSON.stringify({ ...localStorage })).not.toContain('safe')
})

test.each(['yes', null] as const)('%s leaves nothing behind', (answer) => {
  keepSafeAnswer('visitor', 'phqa', 'no')
  keepSafeAnswer('visitor', 'phqa', answer)
  expect(keptSafeAnswer('visitor', 'phqa')).toBeNull()
  expect(sessionStorage).toHaveLength(0)
})

test.each([
  ['quick exit', leaveNothing],
  ['sign-out', () => eraseUnfinishedOf('visitor')],
  ['erasing all that is unfinished', eraseUnfinished],
])('%s erases it', (_way, erase) => {
  keepSafeAnswer('visitor', 'phqa', 'no')
  erase()
  expect(keptSafeAnswer('visitor', 'phqa')).toBeNull()
  expect(sessionStorage.getItem('amhs_safe_answers')).toBeNull()
})

test.each(['no', '{"visitor":"no"}', '{"visitor":{"phqa":"dead"}}', '[]'])(
  'what is damaged (%s) counts as no answer',
  (text) => {
    sessionStorage.setItem('amhs_safe_answers', text)
    expect(keptSafeAnswer('visitor', 'phqa')).toBeNull()
  },
)

test('"no" goes along with the result, also for whoever signs in with it, until it is taken back', () => {
  keepSafeAnswer('visitor', 'phq9', 'no')
  carrySafeAnswer('visitor', 'phq9', 'result-1')
  expect(keptSafeAnswer('visitor', 'phq9')).toBeNull()
  expect([saidUnsafe('result-1'), saidUnsafe('result-2')]).toEqual([true, false])
  keepSession(sessionUser({ id: 'me' }), 'token', 'local')
  expect(saidUnsafe('result-1')).toBe(true)
  expect(JSON.stringify({ ...localStorage })).not.toContain('result-1')
  forgetUnsafe('result-1')
  expect(saidUnsafe('result-1')).toBe(false)
  expect(sessionStorage).toHaveLength(0)
})

test('"not sure" ends with the questions', () => {
  keepSafeAnswer('visitor', 'phq9', 'not-sure')
  carrySafeAnswer('visitor', 'phq9', 'result-1')
  expect(saidUnsafe('result-1')).toBe(false)
  expect(sessionStorage).toHaveLength(0)
})

test('quick exit erases it even where drafts are to stay', () => {
  changePreferences({ quickExitErases: false })
  keepSafeAnswer('visitor', 'phq9', 'no')
  leaveNothing()
  changePreferences(defaultPreferences)
  expect(keptSafeAnswer('visitor', 'phq9')).toBeNull()
})
