// @vitest-environment jsdom
import { storageKeys } from '../../../platform/browser-storage'
import { keepDraftOf } from '../../../platform/drafts'
import { damagedStorage, randomFrom } from '../../../platform/storage-junk.test-data'
import { dayOf, isAnything, lookAtDevice } from './device-look'

const now = new Date(2026, 10, 22, 9).getTime()
const hour = 60 * 60 * 1000
const day = 24 * hour
const look = (owner = 'me') => lookAtDevice(owner, owner, now)
const keep = (key: string, value: unknown) => localStorage.setItem(key, JSON.stringify(value))

beforeEach(() => localStorage.clear())

/** Everything that home speaks of, as it was left yesterday. */
function leaveThings() {
  const draft = { instrument: 'phq9', edition: '1', answers: { phq9_1: 0 }, changedAt: now - day }
  const older = { ...draft, instrument: 'gad7', changedAt: now - 2 * day }
  keepDraftOf('me', storageKeys.answerDrafts, { gad7: older, phq9: draft })
  keep(storageKeys.screeningResults, [
    { id: 'older', instrument: 'gad7', finishedAt: now - 3 * day, owner: 'me' },
    { id: 'newer', instrument: 'phq9', finishedAt: now - day, owner: 'me' },
    { id: 'theirs', instrument: 'phq9', finishedAt: now, owner: 'them' },
    { id: 'nobody', instrument: 'phq9', finishedAt: now - hour },
  ])
  keep(storageKeys.savedArticles, { me: { stress: now - 2 * day, 'sleep-hygiene': 5 } })
  keepDraftOf('me', storageKeys.safetyPlan, { signs: ['', 'no sleep'] })
  keepDraftOf('me', storageKeys.sleepDiary, { [dayOf(now - day)]: { bed: '23:00' } })
  keepDraftOf('me', storageKeys.checkIns, { [dayOf(now)]: { mood: 2 } })
}

test('an empty device has nothing to say', () => {
  expect(isAnything(look())).toBe(false)
})

test('the newest of each is found, and only for its owner', () => {
  leaveThings()
  expect(look()).toMatchObject({
    draft: { instrument: 'phq9', answered: 1, questions: 10, stoppedAt: 2 },
    result: { id: 'newer' },
    saved: 'stress',
    hasPlan: true,
    nightIsOpen: true,
    hasCheckIns: true,
    checkedInToday: true,
  })
  expect(look('visitor').result?.id).toBe('nobody')
  expect(look('you')).toMatchObject({
    draft: null,
    result: null,
    saved: null,
    hasPlan: false,
    hasCheckIns: false,
  })
})

test('a questionnaire was left at the question on which it opens again', () => {
  const keepDraft = (position: unknown) =>
    keepDraftOf('me', storageKeys.answerDrafts, {
      phq9: { instrument: 'phq9', answers: { phq9_1: 0, phq9_2: 0 }, position, changedAt: now - day },
    })
  for (const [position, at] of [
    // The answer was given, and nobody went on from it.
    [2, 2],
    [3, 3],
    // Kept before the place was, or damaged: the next one.
    [undefined, 3],
    ['x', 3],
    [0, 3],
    [99, 10],
  ] as const) {
    keepDraft(position)
    expect(look().draft?.stoppedAt, `${position}`).toBe(at)
  }
})

test('a diary that was given up is not asked for, nor one whose night is noted', () => {
  keepDraftOf('me', storageKeys.sleepDiary, { [dayOf(now - 9 * day)]: { bed: '23:00' } })
  expect(look().nightIsOpen).toBe(false)
  keepDraftOf('me', storageKeys.sleepDiary, { [dayOf(now)]: { bed: '23:00' } })
  expect(look().nightIsOpen).toBe(false)
})

test('after a quick exit nothing of before is said, and what is new is', () => {
  leaveThings()
  keep(storageKeys.homeQuietSince, now)
  expect(isAnything(look())).toBe(false)
  expect(isAnything(lookAtDevice('visitor', 'visitor', now + 30 * day))).toBe(false)
  keep(storageKeys.screeningResults, [
    { id: 'later', instrument: 'phq9', finishedAt: now + hour, owner: 'me' },
  ])
  expect(look().result?.id).toBe('later')
})

test('500 damaged storages break nothing', () => {
  for (let seed = 1; seed <= 500; seed += 1) {
    localStorage.clear()
    const { local } = damagedStorage(randomFrom(seed))
    for (const [key, text] of Object.entries(local)) localStorage.setItem(key, text)
    expect(() => isAnything(look()), String(seed)).not.toThrow()
  }
})
