// @vitest-environment jsdom
import type { ArticleId } from '@amhs/domain/content/article'
import { storageKeys } from '../../../platform/browser-storage'
import { clearSession, keepSession } from '../../../platform/session'
import { sessionUser } from '../../../platform/session.test-data'
import { deviceRatings } from '../ratings/ratings.device'
import { moveSavedArticles } from './move-saved-articles'
import { deviceSavedArticles } from './saved-articles.device'
import type { SavedArticles } from './saved-articles.repository'

beforeEach(() => localStorage.clear())

describe('articles saved on the device', () => {
  test('are kept, listed newest first, and removed', async () => {
    vi.useFakeTimers({ now: 1000 })
    await deviceSavedArticles.save('sleep')
    vi.setSystemTime(2000)
    await deviceSavedArticles.save('stress')
    vi.useRealTimers()
    expect(await deviceSavedArticles.list()).toEqual(['stress', 'sleep'])
    await deviceSavedArticles.remove('stress')
    expect(await deviceSavedArticles.has('stress')).toBe(false)
    expect(await deviceSavedArticles.list()).toEqual(['sleep'])
  })

  test.each([
    'null',
    '[]',
    '"x"',
    '{',
    '{"visitor":null}',
    '{"visitor":{"sleep":"soon","no-such-article":1}}',
  ])('a stored %s is as good as nothing', async (stored) => {
    localStorage.setItem(storageKeys.savedArticles, stored)
    expect(await deviceSavedArticles.list()).toEqual([])
  })
})

test('an account of this device has its own, unseen by visitors, other accounts and a hosted account', async () => {
  const here = async () => [await deviceSavedArticles.list(), await deviceSavedArticles.has('sleep')]
  await deviceSavedArticles.save('stress')
  keepSession(sessionUser({ id: 'me' }), 'token', 'local')
  expect(await here()).toEqual([[], false])
  await deviceSavedArticles.save('sleep')
  expect(await here()).toEqual([['sleep'], true])
  keepSession(sessionUser({ id: 'you' }), 'token', 'local')
  expect(await here()).toEqual([[], false])
  keepSession(sessionUser({ id: 'me' }), 'token', 'hosted')
  expect(await here()).toEqual([['stress'], false])
  clearSession()
  expect(await here()).toEqual([['stress'], false])
  keepSession(sessionUser({ id: 'me' }), 'token', 'local')
  expect(await here()).toEqual([['sleep'], true])
  clearSession()
})

describe('articles moved from the device to an account', () => {
  /** An account that keeps articles in a list, newest first, until it holds as many as it takes. */
  function account(kept: ArticleId[], room: number): SavedArticles {
    return {
      has: async (id) => kept.includes(id),
      list: async () => kept,
      save: async (id) => {
        if (kept.length >= room) throw new Error('The account does not answer.')
        kept.unshift(id)
      },
      remove: async () => undefined,
    }
  }
  const keepHere = (...ids: ArticleId[]) =>
    localStorage.setItem(
      storageKeys.savedArticles,
      JSON.stringify({ visitor: Object.fromEntries(ids.map((id, index) => [id, 1000 - index])) }),
    )

  test('keep their order, and what is there already is not saved again', async () => {
    keepHere('stress', 'sleep', 'trauma')
    const kept: ArticleId[] = ['sleep']
    expect(await moveSavedArticles(account(kept, 9))).toEqual({ moved: 3, left: 0 })
    expect(kept).toEqual(['stress', 'trauma', 'sleep'])
    expect(await deviceSavedArticles.list()).toEqual([])
  })

  test('stay here from the first that fails, and another try moves the rest', async () => {
    keepHere('stress', 'sleep', 'trauma')
    const kept: ArticleId[] = []
    expect(await moveSavedArticles(account(kept, 1))).toEqual({ moved: 1, left: 2 })
    expect(await deviceSavedArticles.list()).toEqual(['stress', 'sleep'])
    expect(await moveSavedArticles(account(kept, 9))).toEqual({ moved: 2, left: 0 })
    expect(kept).toEqual(['stress', 'sleep', 'trauma'])
  })

  test('all stay here when the account cannot be read', async () => {
    keepHere('stress', 'sleep')
    const silent = { ...account([], 9), list: () => Promise.reject(new Error('No network.')) }
    expect(await moveSavedArticles(silent)).toEqual({ moved: 0, left: 2 })
  })
})

describe('ratings of local mode', () => {
  test('one person has one rating of an article, and saving again replaces it', async () => {
    const mine = deviceRatings('me', 'sleep')
    await mine.save({ stars: 2, comment: 'short' })
    expect((await mine.save({ stars: 4 })).total).toEqual({ count: 1, sum: 4 })
    expect(await mine.own()).toEqual({ stars: 4, commentStatus: 'none' })
  })

  test('people and articles are counted apart', async () => {
    await deviceRatings('me', 'sleep').save({ stars: 5 })
    await deviceRatings('you', 'sleep').save({ stars: 2 })
    await deviceRatings('me', 'stress').save({ stars: 1 })
    expect(await deviceRatings('me', 'sleep').total()).toEqual({ count: 2, sum: 7 })
    expect(await deviceRatings('me', 'sleep').remove()).toEqual({ count: 1, sum: 2 })
    expect((await deviceRatings('you', 'sleep').own())?.stars).toBe(2)
    expect((await deviceRatings('me', 'stress').own())?.stars).toBe(1)
  })

  test('what is not a rating is left out, and stars out of range are refused', async () => {
    localStorage.setItem(
      storageKeys.ratings,
      JSON.stringify([{ userId: 'me', targetId: 'sleep', stars: 9 }, 3]),
    )
    const mine = deviceRatings('me', 'sleep')
    expect(await mine.total()).toEqual({ count: 0, sum: 0 })
    await expect(mine.save({ stars: 6 })).rejects.toThrow()
  })
})
