import { articleIds } from '@amhs/domain/content/article'
import { callableReasonOf } from '@amhs/domain/contracts/callable-errors'
import { removeRating } from '@amhs/domain/contracts/remove-rating.contract'
import { reviewComment } from '@amhs/domain/contracts/review-comment.contract'
import { saveRating } from '@amhs/domain/contracts/save-rating.contract'
import { commentSchema } from '@amhs/domain/documents/comment-document'
import { ratingSchema } from '@amhs/domain/documents/rating-document'
import { parse } from 'valibot'
import { unratedArticle } from './support/articles'
import { server } from './support/backend'
import { caller, closeCallers, visitor } from './support/callers'
import { withNothingDone } from './support/nothing-done'

afterAll(closeCallers)

const stored = async (path: string) => (await server.firestore.doc(path).get()).data()

test('a rating counts once for a person, and saving again replaces it', async () => {
  const [one, two, targetId] = [await caller(), await caller(), await unratedArticle()]
  expect(await one.call(saveRating, { targetId, stars: 5 })).toEqual({
    total: { count: 1, sum: 5 },
    commentStatus: 'none',
  })
  expect(await two.call(saveRating, { targetId, stars: 2, comment: ' Helped me ' })).toMatchObject({
    total: { count: 2, sum: 7 },
    commentStatus: 'pending',
  })
  expect(await one.call(saveRating, { targetId, stars: 3 })).toMatchObject({ total: { count: 2, sum: 5 } })
  const rating = parse(ratingSchema, await stored(`ratings/${targetId}_${two.uid}`))
  expect(rating).toMatchObject({
    userId: two.uid,
    targetId,
    stars: 2,
    comment: 'Helped me',
    commentStatus: 'pending',
  })
  expect(await stored(`ratingTotals/${targetId}`)).toEqual({ count: 2, sum: 5 })
})

test('removing takes it out of the total, twice as well as once', async () => {
  const [one, two, targetId] = [await caller(), await caller(), await unratedArticle()]
  await one.call(saveRating, { targetId, stars: 5 })
  await two.call(saveRating, { targetId, stars: 1 })
  expect(await one.call(removeRating, { targetId })).toEqual({ total: { count: 1, sum: 1 } })
  expect(await one.call(removeRating, { targetId })).toEqual({ total: { count: 1, sum: 1 } })
  expect(await stored(`ratings/${targetId}_${one.uid}`)).toBeUndefined()
  expect(await stored(`ratings/${targetId}_${two.uid}`)).toBeDefined()
  expect(await two.call(removeRating, { targetId })).toEqual({ total: { count: 0, sum: 0 } })
})

test('ratings at the same moment are all counted', async () => {
  const targetId = await unratedArticle()
  const people = await Promise.all(Array.from({ length: 4 }, () => caller()))
  await Promise.all(
    people.map((person, index) => person.call(saveRating, { targetId, stars: index < 2 ? 5 : 1 })),
  )
  expect(await stored(`ratingTotals/${targetId}`)).toEqual({ count: 4, sum: 12 })
})

test('ten saves of one rating at the same moment leave one rating, and its stars alone in the total', async () => {
  const [one, other, targetId] = [await caller(), await caller(), await unratedArticle()]
  await other.call(saveRating, { targetId, stars: 4 })
  const wished = [1, 2, 3, 4, 5, 1, 2, 3, 4, 5] as const
  const outcomes = await Promise.allSettled(wished.map((stars) => one.call(saveRating, { targetId, stars })))
  // One that met the others too often is turned away and says so. Whichever stands in the end, the total is true to it.
  const turnedAway = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []))
  for (const error of turnedAway) expect(callableReasonOf(error)).toBe('unavailable')
  expect(turnedAway.length).toBeLessThan(wished.length)
  const { stars } = parse(ratingSchema, await stored(`ratings/${targetId}_${one.uid}`))
  expect(await stored(`ratingTotals/${targetId}`)).toEqual({ count: 2, sum: 4 + stars })
  // What is taken out afterwards is what was put in.
  expect(await one.call(removeRating, { targetId })).toEqual({ total: { count: 1, sum: 4 } })
})

test('a comment keeps its decision only word for word, and an unseen change is not approved', async () => {
  const [author, admin, targetId] = [await caller(), await caller({ role: 'admin' }), await unratedArticle()]
  const ratingId = `${targetId}_${author.uid}`
  await author.call(saveRating, { targetId, stars: 4, comment: 'Good' })
  await withNothingDone(async () => {
    const request = { ratingId, comment: 'Good', decision: 'approved' }
    expect(await author.refused(reviewComment, request)).toBe('forbidden')
    expect(await visitor().refused(reviewComment, request)).toBe('not-signed-in')
    expect(await admin.refused(reviewComment, { ...request, comment: 'Other' })).toBe('comment-changed')
    expect(await admin.refused(reviewComment, { ...request, ratingId: 'none' })).toBe('rating-not-found')
  })
  await admin.call(reviewComment, { ratingId, comment: 'Good', decision: 'approved' })
  expect(await author.call(saveRating, { targetId, stars: 5, comment: 'Good' })).toMatchObject({
    commentStatus: 'approved',
  })
  expect(await author.call(saveRating, { targetId, stars: 5, comment: 'Bad' })).toMatchObject({
    commentStatus: 'pending',
  })
  const { docs } = await server.firestore.collection('auditLog').where('actorUid', '==', admin.uid).get()
  expect(docs.map((entry) => entry.data())).toMatchObject([
    { action: 'comment-reviewed', target: `ratings/${targetId}`, after: { commentStatus: 'approved' } },
  ])
  expect(JSON.stringify(docs.map((entry) => entry.get('target')))).not.toContain(author.uid)
})

/** What everybody can read of the comments on an article. */
const shownOf = async (targetId: string) => {
  const { docs } = await server.firestore.collection('comments').where('targetId', '==', targetId).get()
  return docs.map((document) => ({ id: document.id, ...document.data() }))
}

describe('an approved comment', () => {
  /** Somebody whose comment has just been approved. */
  async function approved() {
    const [author, admin, targetId] = [
      await caller(),
      await caller({ role: 'admin' }),
      await unratedArticle(),
    ]
    const ratingId = `${targetId}_${author.uid}`
    const decide = (decision: 'approved' | 'rejected') =>
      admin.call(reviewComment, { ratingId, comment: 'Good', decision })
    await author.call(saveRating, { targetId, stars: 4, comment: 'Good' })
    expect(await shownOf(targetId)).toEqual([])
    await decide('approved')
    return { author, targetId, decide, rating: () => stored(`ratings/${ratingId}`) }
  }

  test('is shown to others without anything that says who wrote it', async () => {
    const { author, targetId, rating } = await approved()
    const [shown, ...others] = await shownOf(targetId)
    expect(others).toEqual([])
    expect(parse(commentSchema, shown)).toMatchObject({ targetId, stars: 4, comment: 'Good' })
    expect(Object.keys(shown ?? {}).sort()).toEqual(['comment', 'id', 'stars', 'targetId', 'updatedAt'])
    expect(JSON.stringify(shown)).not.toContain(author.uid)
    expect(shown?.id).toMatch(/^[A-Za-z0-9]{20}$/)
    expect(parse(ratingSchema, await rating())).toMatchObject({
      commentStatus: 'approved',
      publicId: shown?.id,
    })
  })

  test('stands there once, however often it is approved or its stars change', async () => {
    const { author, targetId, decide } = await approved()
    const [first] = await shownOf(targetId)
    await decide('approved')
    await author.call(saveRating, { targetId, stars: 2, comment: 'Good' })
    const shown = await shownOf(targetId)
    expect(shown).toMatchObject([{ id: first?.id, stars: 2, comment: 'Good' }])
  })

  test.each([
    { change: 'written anew', comment: 'Better' },
    { change: 'left out', comment: undefined },
  ])('is taken back when it is $change', async ({ comment }) => {
    const { author, targetId, rating } = await approved()
    await author.call(saveRating, { targetId, stars: 4, ...(comment === undefined ? {} : { comment }) })
    expect(await shownOf(targetId)).toEqual([])
    expect(await rating()).not.toHaveProperty('publicId')
  })

  test('is taken back when it is refused after all, or its rating removed', async () => {
    const { author, targetId, decide, rating } = await approved()
    await decide('rejected')
    expect(await shownOf(targetId)).toEqual([])
    expect(await rating()).toMatchObject({ commentStatus: 'rejected' })
    expect(await rating()).not.toHaveProperty('publicId')
    await decide('approved')
    expect(await shownOf(targetId)).toHaveLength(1)
    await author.call(removeRating, { targetId })
    expect(await shownOf(targetId)).toEqual([])
  })

  test('is not made of a rating that cannot be read', async () => {
    const [admin, targetId] = [await caller({ role: 'admin' }), await unratedArticle()]
    const ratingId = `${targetId}_broken`
    await server.firestore
      .doc(`ratings/${ratingId}`)
      .set({ userId: 'broken', targetId, comment: 'Good', commentStatus: 'pending' })
    await withNothingDone(async () => {
      const request = { ratingId, comment: 'Good', decision: 'approved' }
      expect(await admin.refused(reviewComment, request)).toBe('rating-not-found')
    })
  })
})

test.each(['no-such-article', 'sleep-hygiene', 'cn-bj-anding', 'fuzz'])(
  '%s is no article, so it is not rated',
  async (targetId) => {
    const person = await caller()
    await withNothingDone(async () => {
      expect(await person.refused(saveRating, { targetId, stars: 3, comment: 'Good' })).toBe(
        'article-not-found',
      )
    })
  },
)

test('every article can be rated', async () => {
  // There are more articles than one account may rate in ten minutes.
  const most = saveRating.limit.calls
  for (let from = 0; from < articleIds.length; from += most) {
    const some = articleIds.slice(from, from + most)
    const person = await caller()
    for (const targetId of some) await person.call(saveRating, { targetId, stars: 3 })
    const { docs } = await server.firestore.collection('ratings').where('userId', '==', person.uid).get()
    expect(docs.map((rating) => rating.get('targetId')).sort()).toEqual([...some].sort())
    for (const targetId of some) await person.call(removeRating, { targetId })
  }
})

test('the rating of an article that has gone can be taken back', async () => {
  const person = await caller()
  const [rating, total] = [`ratings/gone_${person.uid}`, 'ratingTotals/gone']
  await server.firestore
    .doc(rating)
    .set({ userId: person.uid, targetId: 'gone', stars: 4, commentStatus: 'none' })
  await server.firestore.doc(total).set({ count: 1, sum: 4 })
  expect(await person.call(removeRating, { targetId: 'gone' })).toEqual({ total: { count: 0, sum: 0 } })
  expect([await stored(rating), await stored(total)]).toEqual([undefined, undefined])
})

test.each([
  { targetId: 'a_b', stars: 3 },
  { targetId: '../users', stars: 3 },
  { targetId: 'sleep', stars: 6 },
  { targetId: 'sleep', stars: 0 },
  { targetId: 'sleep', stars: '5' },
  { targetId: 'sleep', stars: 3, comment: '   ' },
  { targetId: 'sleep', stars: 3, comment: 'x'.repeat(1001) },
  { targetId: 'sleep', stars: 3, commentStatus: 'approved' },
])('%j is refused', async (request) => {
  const person = await caller()
  await withNothingDone(async () => expect(await person.refused(saveRating, request)).toBe('invalid-request'))
})

test('throw-away accounts count for nothing: ratings need a verified address, taking one back does not', async () => {
  const [person, targetId] = [await caller({ verified: false }), await unratedArticle()]
  await withNothingDone(async () => {
    expect(await person.refused(saveRating, { targetId, stars: 1 })).toBe('email-not-verified')
  })
  await server.auth.updateUser(person.uid, { emailVerified: true })
  expect(await person.call(saveRating, { targetId, stars: 5 })).toMatchObject({ total: { count: 1, sum: 5 } })
  await server.auth.updateUser(person.uid, { emailVerified: false })
  expect(await person.refused(saveRating, { targetId, stars: 1 })).toBe('email-not-verified')
  expect(await person.call(removeRating, { targetId })).toEqual({ total: { count: 0, sum: 0 } })
})

test('a visitor can neither save nor remove', async () => {
  await withNothingDone(async () => {
    expect(await visitor().refused(saveRating, { targetId: 'sleep', stars: 3 })).toBe('not-signed-in')
    expect(await visitor().refused(removeRating, { targetId: 'sleep' })).toBe('not-signed-in')
  })
})
