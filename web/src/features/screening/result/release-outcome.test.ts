import { outcomeOf } from './release-outcome'

const nothing = { isShown: false, isUnsure: false, wanted: undefined, hasFailed: false }

test('before a press, and after one that was answered, nothing failed and nothing may arrive', () => {
  expect(outcomeOf(nothing)).toEqual({ failed: false, mayArrive: false })
  expect(outcomeOf({ ...nothing, wanted: true, isShown: true })).toEqual({ failed: false, mayArrive: false })
  expect(outcomeOf({ ...nothing, wanted: false })).toEqual({ failed: false, mayArrive: false })
})

test('showing without an answer may still arrive, until it does or is taken back', () => {
  const failed = { ...nothing, wanted: true, hasFailed: true, isUnsure: true }
  expect(outcomeOf(failed)).toEqual({ failed: true, mayArrive: true })
  expect(outcomeOf({ ...failed, isShown: true })).toEqual({ failed: false, mayArrive: false })
  expect(outcomeOf({ ...failed, wanted: false })).toEqual({ failed: true, mayArrive: true })
})

test('taking back without an answer has failed only as long as the result is shown', () => {
  const failed = { ...nothing, wanted: false, hasFailed: true, isShown: true }
  expect(outcomeOf(failed)).toEqual({ failed: true, mayArrive: false })
  expect(outcomeOf({ ...failed, isShown: false })).toEqual({ failed: false, mayArrive: false })
})
