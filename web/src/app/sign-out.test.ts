// @vitest-environment jsdom
import { storageKeys } from '../platform/browser-storage'
import { keepDraftOf, readDraftOf } from '../platform/drafts'
import { flashMessage, setFlashMessage } from '../platform/flash-message'
import { changePreferences } from '../platform/preferences'
import { chooseAgeBand, currentAgeBand } from '../platform/region'
import { clearSession, currentSession, hasRemainder, keepSession } from '../platform/session'
import { sessionUser } from '../platform/session.test-data'
import { signOut, signOutToHome } from './sign-out'

const cloud = vi.hoisted(() => ({ signOutHosted: vi.fn<() => Promise<void>>() }))
vi.mock('../features/account/hosted/hosted-sign-out', () => cloud)
const announcer = vi.hoisted(() => ({ announce: vi.fn<(text: string) => void>() }))
vi.mock('../platform/announcer', () => announcer)

beforeEach(() => {
  localStorage.clear()
  clearSession()
  for (const owner of ['me', 'you', 'visitor']) keepDraftOf(owner, storageKeys.answerDrafts, { phq9: owner })
})

const left = () =>
  ['me', 'you', 'visitor'].filter((owner) => readDraftOf(owner, storageKeys.answerDrafts) !== undefined)

test('a sign-out of this device’s account erases its unfinished drafts alone', async () => {
  keepSession(sessionUser({ id: 'me' }), 'token', 'local')
  await signOut()
  expect(left()).toEqual(['you', 'visitor'])
  expect([currentSession(), hasRemainder()]).toEqual([{ status: 'signed-out', left: true }, false])
})

test.each([
  [true, { today: 1 }],
  [false, undefined],
])('what is written in the tools goes, unless they were asked and keep it (%s)', async (toolsStay, left) => {
  keepDraftOf('me', storageKeys.checkIns, { today: 1 })
  keepSession(sessionUser({ id: 'me' }), 'token', 'local')
  await signOut({ toolsStay })
  expect(readDraftOf('me', storageKeys.checkIns)).toEqual(left)
  expect(readDraftOf('me', storageKeys.answerDrafts)).toBeUndefined()
})

test('a hosted sign-out erases before the cloud is asked, and holds without it', async () => {
  cloud.signOutHosted.mockImplementation(async () => {
    expect(left()).toEqual(['you', 'visitor'])
    throw new Error('no network')
  })
  keepSession(sessionUser({ id: 'me' }), 'token', 'hosted')
  await signOut()
  expect(currentSession()).toEqual({ status: 'signed-out', left: true })
  expect(localStorage.getItem(storageKeys.user)).toBeNull()
  // The next start ends what Firebase still holds.
  expect(hasRemainder()).toBe(true)
})

test.each(['local', 'hosted'] as const)(
  'whoever comes after a %s sign-out is asked their age',
  async (mode) => {
    cloud.signOutHosted.mockResolvedValue()
    chooseAgeBand('adult')
    keepSession(sessionUser({ id: 'me' }), 'token', mode)
    await signOut()
    expect([currentAgeBand(), localStorage.getItem(storageKeys.ageBand)]).toEqual([null, null])
  },
)

test('a session that ends by itself keeps them, and the age', () => {
  chooseAgeBand('adult')
  keepSession(sessionUser({ id: 'me' }), 'token', 'hosted')
  clearSession()
  expect(left()).toEqual(['me', 'you', 'visitor'])
  expect(currentAgeBand()).toBe('adult')
})

test.each([
  ['still on the same page', '/about', true],
  ['led home by a guarded page', '/', false],
  ['still on the same page, in English', '/en/about', true],
  ['gone to another page meanwhile', '/ai-chat', false],
  ['about to sign in again', '/login', false],
])('after the sign-out: %s', async (_, address, isHome) => {
  history.replaceState(null, '', '/about')
  cloud.signOutHosted.mockImplementation(async () => history.pushState(null, '', address))
  keepSession(sessionUser({ id: 'me' }), 'token', 'hosted')
  const navigate = vi.fn()
  await signOutToHome(navigate)
  expect(navigate.mock.calls).toEqual(isHome ? [['/']] : [])
})

test.each([
  ['zh-CN', '你已退出登录。'],
  ['en', 'You’re signed out.'],
] as const)('a sign-out is said once (%s)', async (language, text) => {
  changePreferences({ language })
  announcer.announce.mockClear()
  keepSession(sessionUser({ id: 'me' }), 'token', 'local')
  await signOutToHome(() => undefined)
  expect(announcer.announce.mock.calls).toEqual([[text]])
})

test('the notice of the sign-in goes with the session', async () => {
  keepSession(sessionUser({ id: 'me' }), 'token', 'local')
  setFlashMessage('signed-in')
  await signOutToHome(vi.fn())
  expect(flashMessage.get()).toBeNull()
})
