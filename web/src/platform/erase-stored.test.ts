// @vitest-environment jsdom

import { sessionKeys, storageKeys } from './browser-storage'
import { draftKeys, keepDraftOf, nobody, readDraftOf } from './drafts'
import { eraseEntered } from './erase-entered'
import { eraseUnfinished, eraseUnfinishedOf, followErasures, onErased, toolStays } from './erase-stored'
import { eraseToolsOf, keepNoTool, keepTool, toolsThatGo } from './kept-tools'

beforeEach(() => {
  for (const key of Object.values(storageKeys)) localStorage.setItem(key, 'kept')
  for (const key of Object.values(sessionKeys)) sessionStorage.setItem(key, 'kept')
})

const ofTheTab = new Set<string>(Object.values(sessionKeys))

const erased = () => Object.values(storageKeys).filter((key) => localStorage.getItem(key) === null)

test('what is unfinished goes, with every key of the tab; results and choices stay', () => {
  eraseUnfinished()
  expect(Object.keys(sessionStorage)).toEqual([])
  expect(erased().sort()).toEqual([
    'amhs_answer_drafts',
    'amhs_answer_drafts_set_aside',
    'amhs_check_ins',
    // Too damaged to tell whose it is: everybody is asked anew.
    'amhs_consents',
    'amhs_contact_draft',
    'amhs_safety_plan',
    'amhs_sleep_diary',
    'amhs_worries',
  ])
})

test('what was entered goes, set-aside entries included; session and choices stay', () => {
  eraseEntered()
  expect(Object.keys(sessionStorage)).toEqual([])
  expect(erased().sort()).toEqual([
    'amhs_answer_drafts',
    'amhs_answer_drafts_set_aside',
    'amhs_check_ins',
    'amhs_check_ins_stay',
    'amhs_consents',
    'amhs_contact_draft',
    'amhs_home_quiet_since',
    'amhs_news_seen',
    'amhs_ratings',
    'amhs_safety_plan',
    'amhs_safety_plan_stays',
    'amhs_saved_articles',
    'amhs_screening_results',
    'amhs_screening_results_set_aside',
    'amhs_signed_out_at',
    'amhs_sleep_diary',
    'amhs_sleep_diary_stays',
    'amhs_worries',
    'amhs_worries_stay',
  ])
})

test('what one person began goes, and the tab’s own; another person’s stays', () => {
  for (const key of draftKeys) for (const owner of ['me', 'you', nobody]) keepDraftOf(owner, key, 'private')
  eraseUnfinishedOf('me')
  expect(Object.keys(sessionStorage)).toEqual([])
  for (const key of draftKeys.filter((draftKey) => !ofTheTab.has(draftKey))) {
    expect(readDraftOf('me', key)).toBeUndefined()
    expect(readDraftOf(nobody, key)).toBeUndefined()
    expect(readDraftOf('you', key)).toBe('private')
  }
})

test('what is in memory alone is told, and so are the other tabs', async () => {
  const told = vi.fn()
  const stopTelling = onErased(told)
  const stopFollowing = followErasures()
  eraseUnfinishedOf('me')
  expect(told).toHaveBeenCalledTimes(1)
  // A tab does not hear what it says itself; this channel stands for another tab.
  await vi.waitFor(() => expect(told).toHaveBeenCalledTimes(2))
  stopFollowing()
  stopTelling()
  eraseUnfinished()
  expect(told).toHaveBeenCalledTimes(2)
})

const tools = [storageKeys.safetyPlan, storageKeys.checkIns, storageKeys.sleepDiary, storageKeys.worries]

test.each(tools)(
  '%s stays where its writer has said so, until the account or the device is erased',
  (tool) => {
    for (const one of tools) {
      keepDraftOf('me', one, ['no sleep'])
      keepDraftOf('you', one, ['tired'])
    }
    keepTool(tool, true)
    eraseUnfinishedOf('me')
    eraseUnfinished()
    expect(tools.filter((one) => readDraftOf('me', one) !== undefined)).toEqual([tool])
    eraseToolsOf('me')
    expect(readDraftOf('me', tool)).toBeUndefined()
    expect(readDraftOf('you', tool)).toEqual(['tired'])
    eraseEntered()
    expect(readDraftOf('you', tool)).toBeUndefined()
    expect(toolStays(tool)).toBe(false)
  },
)

test('a sign-out asks about what is written in a tool and not kept, and about nothing else', () => {
  for (const tool of tools) localStorage.removeItem(tool)
  keepNoTool()
  expect(toolsThatGo('me')).toEqual([])
  keepDraftOf('me', storageKeys.safetyPlan, { signs: [' '], people: [] })
  keepDraftOf('me', storageKeys.checkIns, { '2026-11-22': { mood: 0 } })
  keepDraftOf('me', storageKeys.worries, [{ worry: 'rent', can: null }])
  keepDraftOf('you', storageKeys.sleepDiary, { '2026-11-22': { minutes: 20 } })
  expect(toolsThatGo('me')).toEqual([storageKeys.checkIns, storageKeys.worries])
  keepTool(storageKeys.worries, true)
  expect(toolsThatGo('me')).toEqual([storageKeys.checkIns])
})
