// @vitest-environment jsdom
import { storageKeys } from './browser-storage'
import { changePreferences } from './preferences'
import { forgetUnfinished, neutralSite } from './quick-exit'
import { clearSession, keepSession } from './session'
import { sessionUser } from './session.test-data'

const unfinished = [storageKeys.answerDrafts, storageKeys.contactDraft]
const left = () => unfinished.filter((key) => localStorage.getItem(key) !== null)

beforeEach(() => {
  changePreferences({ quickExitErases: true })
  for (const key of unfinished) localStorage.setItem(key, '{}')
})

test('a visitor leaves nothing unfinished behind', () => {
  forgetUnfinished()
  expect(left()).toEqual([])
})

test('what a visitor wants to keep stays', () => {
  changePreferences({ quickExitErases: false })
  forgetUnfinished()
  expect(left()).toEqual(unfinished)
})

test('each language has a site of its own', () => {
  expect(neutralSite('zh-CN')).not.toBe(neutralSite('en'))
})

test('what a signed-in person has begun stays', () => {
  keepSession(sessionUser(), 'token', 'local')
  forgetUnfinished()
  expect(left()).toEqual(unfinished)
  clearSession()
})
