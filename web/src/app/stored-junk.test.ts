// @vitest-environment jsdom
import { loadInstrument } from '@amhs/domain/instruments/instrument-catalogue'
import boot from '../../public/boot.js?raw'
import { findUserByEmail, findUserById } from '../features/account/local/local-users'
import { deviceRatings } from '../features/learn/ratings/ratings.device'
import { deviceSavedArticles } from '../features/learn/saved/saved-articles.device'
import { loadDeviceResults } from '../features/screening/storage/device-results'
import { findDraft, listDrafts, saveDraft } from '../features/screening/take/answer-draft'
import { keptSafeAnswer } from '../features/screening/take/safe-answer'
import { sessionKeys, storageKeys } from '../platform/browser-storage'
import { deviceConsents, startConsents } from '../platform/consents'
import { currentDraftOwner } from '../platform/drafts'
import { eraseUnfinishedOf } from '../platform/erase-stored'
import { currentPreferences, defaultPreferences, startPreferences, themes } from '../platform/preferences'
import { currentAgeBand, startRegion } from '../platform/region'
import { currentSession, startSession } from '../platform/session'
import { damagedStorage, goodStorage, randomFrom } from '../platform/storage-junk.test-data'
import { keepDraft, readDraft } from '../ui/form/form-draft'
import { keepMessageDraft, readMessageDraft } from '../ui/message/message-draft'

const about = { kind: 'contact' } as const

beforeAll(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }))
  performance.getEntriesByType = () => []
  // No other page can be gone to here.
  document.documentElement.dataset.anyAddress = ''
})

test('the sample holds every key', () => {
  expect(Object.keys(goodStorage.local).sort()).toEqual(Object.values(storageKeys).sort())
  expect(Object.keys(goodStorage.session).sort()).toEqual(Object.values(sessionKeys).sort())
})

test('1,000 random changes of the storage break no reader, no start and no writing over them', async () => {
  const phq9 = await loadInstrument('phq9')
  for (let seed = 1; seed <= 1000; seed += 1) {
    localStorage.clear()
    sessionStorage.clear()
    const { local, session } = damagedStorage(randomFrom(seed))
    for (const [key, text] of Object.entries(local)) localStorage.setItem(key, text)
    for (const [key, text] of Object.entries(session)) sessionStorage.setItem(key, text)
    try {
      // As main.tsx starts a page, and boot.js before it.
      new Function(boot)()
      startPreferences('zh-CN')
      startSession()
      startRegion()
      startConsents()
      const owner = currentDraftOwner()
      const preferences = currentPreferences()
      expect(Object.keys(preferences)).toEqual(Object.keys(defaultPreferences))
      expect(themes).toContain(preferences.theme)
      expect(['zh-CN', 'en']).toContain(preferences.language)
      expect(['under-14', '14-17', 'adult', null]).toContain(currentAgeBand())
      expect(['restoring', 'signed-in', 'signed-out']).toContain(currentSession().status)
      for (const consent of Object.values(deviceConsents.get())) expect(typeof consent.given).toBe('boolean')
      expect([null, 'no', 'not-sure']).toContain(keptSafeAnswer(owner, 'phq9'))
      for (const draft of listDrafts(owner)) expect(Object.keys(draft.answers).length).toBeGreaterThan(0)
      expect(['draft', 'nothing', 'set-aside']).toContain(findDraft(owner, phq9).found)
      for (const text of Object.values(readMessageDraft(owner, about))) expect(typeof text).toBe('string')
      for (const text of Object.values(readDraft(owner, 'login', ['email'])))
        expect(typeof text).toBe('string')
      for (const { finishedAt } of loadDeviceResults().records) expect(typeof finishedAt).toBe('number')
      expect(Array.isArray(await deviceSavedArticles.list())).toBe(true)
      expect((await deviceRatings('me', 'sleep').total()).count).toBeGreaterThanOrEqual(0)
      findUserByEmail('a@b.test')
      findUserById('me')
      // Writing begins anew where nothing can be read.
      expect(
        saveDraft(owner, {
          instrument: 'phq9',
          edition: phq9.edition,
          answers: { phq9_1: 1 },
          questionId: null,
          supportFor: null,
          changedAt: 1,
        }),
      ).toBe(true)
      expect(findDraft(owner, phq9).found).toBe('draft')
      keepMessageDraft(owner, about, { name: '', email: '', subject: 's', message: 'm', website: '' })
      expect(readMessageDraft(owner, about)).toEqual({ subject: 's', message: 'm' })
      keepDraft(owner, 'login', { email: 'e' })
      expect(readDraft(owner, 'login', ['email'])).toEqual({ email: 'e' })
      await deviceSavedArticles.save('trauma')
      expect(await deviceSavedArticles.has('trauma')).toBe(true)
      eraseUnfinishedOf(owner)
      expect(findDraft(owner, phq9).found).not.toBe('draft')
    } catch (error) {
      throw new Error(`seed ${seed}: ${JSON.stringify({ local, session }).slice(0, 3000)}`, { cause: error })
    }
  }
}, 120_000)
