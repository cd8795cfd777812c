// @vitest-environment jsdom
import { storageKeys } from '../../platform/browser-storage'
import { deviceRatings } from './device-rating-repository'
import { deviceSavedArticles, savedArticlesOf } from './saved-articles'

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

  test.each(['null', '[]', '"x"', '{', '{"sleep":"soon","no-such-article":1}'])(
    'a stored %s is as good as nothing',
    async (stored) => {
      localStorage.setItem(storageKeys.savedArticles, stored)
      expect(await deviceSavedArticles.list()).toEqual([])
    },
  )

  test('visitors and local accounts use the device', async () => {
    const user = {
      id: 'u',
      email: 'a@b.cn',
      firstName: '',
      lastName: '',
      role: 'user',
      emailVerified: false,
    } as const
    expect(await savedArticlesOf({ status: 'signed-out' })).toBe(deviceSavedArticles)
    expect(await savedArticlesOf({ status: 'signed-in', mode: 'local', user })).toBe(deviceSavedArticles)
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
