// @vitest-environment jsdom

import { sessionKeys, storageKeys } from './browser-storage'
import { eraseEntered, eraseUnfinished } from './erase-stored'

beforeEach(() => {
  for (const key of Object.values(storageKeys)) localStorage.setItem(key, 'kept')
  for (const key of Object.values(sessionKeys)) sessionStorage.setItem(key, 'kept')
})

const erased = () => Object.values(storageKeys).filter((key) => localStorage.getItem(key) === null)

test('what is unfinished goes, with every key of the tab; results and choices stay', () => {
  eraseUnfinished()
  expect(sessionStorage).toHaveLength(0)
  expect(erased().sort()).toEqual([
    'amhs_answer_drafts',
    'amhs_answer_drafts_set_aside',
    'amhs_contact_draft',
  ])
})

test('what was entered goes, set-aside entries included; session and choices stay', () => {
  eraseEntered()
  expect(sessionStorage).toHaveLength(0)
  expect(erased().sort()).toEqual([
    'amhs_answer_drafts',
    'amhs_answer_drafts_set_aside',
    'amhs_consents',
    'amhs_contact_draft',
    'amhs_ratings',
    'amhs_saved_articles',
    'amhs_screening_results',
    'amhs_screening_results_set_aside',
  ])
})
