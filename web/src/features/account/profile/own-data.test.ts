// @vitest-environment jsdom
import { retentionTable } from '@amhs/domain/privacy/retention-table'
import { sessionKeys, storageKeys, writeJson, writeText } from '../../../platform/browser-storage'
import { keepDraftOf } from '../../../platform/drafts'
import type { SessionUser } from '../../../platform/session'
import { collectOwnData } from './own-data'
import { yourDataWords } from './your-data.words'

const user: SessionUser = {
  id: 'mei',
  email: 'mei@example.com',
  firstName: 'Mei',
  lastName: 'Lin',
  role: 'user',
  emailVerified: false,
  createdAt: '2026-11-21T00:00:00.000Z',
  updatedAt: '2026-11-21T00:00:00.000Z',
}

test('the file of a local account holds all that the device keeps of the person, and nothing of the others', async () => {
  const rating = (userId: string) => ({ userId, targetId: 'sleep', stars: 4, updatedAt: 1 })
  const password = 'bcrypt of Mei'
  writeJson(storageKeys.users, [
    { ...user, password },
    { ...user, id: 'lin', email: 'lin@example.com', password: 'bcrypt of Lin' },
  ])
  writeText(storageKeys.authToken, 'secret-token')
  writeJson(storageKeys.ratings, [rating('mei'), rating('lin')])
  writeJson(storageKeys.savedArticles, { mei: { sleep: 1 }, lin: { stress: 1 } })
  for (const owner of ['mei', 'lin', 'visitor']) {
    keepDraftOf(owner, storageKeys.answerDrafts, { phq9: { answers: { phq9_1: 2 } } })
    keepDraftOf(owner, storageKeys.safetyPlan, { people: [`a friend, by ${owner}`] })
    keepDraftOf(owner, storageKeys.checkIns, { '2026-11-22': { mood: 2, word: `by ${owner}` } })
    keepDraftOf(owner, sessionKeys.formDraft, { contact: { message: `not sent by ${owner}` } })
  }
  const data = await collectOwnData(user, 'local', 'en')
  expect(data).toMatchObject({
    account: { id: 'mei', email: 'mei@example.com', mode: 'local' },
    hosted: {},
    device: {
      [storageKeys.ratings]: [rating('mei')],
      [storageKeys.savedArticles]: { sleep: 1 },
      [storageKeys.answerDrafts]: { phq9: { answers: { phq9_1: 2 } } },
      [storageKeys.safetyPlan]: { people: ['a friend, by mei'] },
      [storageKeys.checkIns]: { '2026-11-22': { mood: 2, word: 'by mei' } },
      [sessionKeys.formDraft]: { contact: { message: 'not sent by mei' } },
    },
    notIncluded: '',
  })
  expect(JSON.stringify(data)).not.toMatch(/bcrypt|secret-token|lin@example|by lin|by visitor/)
})

/** Where each collection stands in the file of a cloud account, or with which words the page says that it is left out. */
const places: Readonly<Record<string, string | RegExp>> = {
  users: 'profile',
  'users/*/screenings': 'screenings',
  'users/*/savedArticles': 'savedArticles',
  'users/*/reminders': 'reminders',
  ratings: 'ratings',
  comments: 'ratings',
  'groups/*/requests': 'groupRequests',
  'groups/*/askedToLeave': 'askedToLeaveGroups',
  grants: 'sharedByMe',
  'grants/*/released': 'sharedByMe',
  'grants/*/talked': 'sharedByMe',
  'grants/*/notes': 'sharedWithMe',
  'grants/*/noteDates': 'sharedByMe',
  'grants/*/invitations': 'sharedByMe',
  professionals: 'professionalBadge',
  professionalRequests: 'professionalRequest',
  contactMessages: 'contactMessages',
  // As a list from the server, without the encrypted file, which is of no use without its link.
  shares: 'shares',
  mailRequests: /record of emails we sent/,
  auditLog: /log of what administrators did/,
  rateLimits: /counts that prevent misuse/,
}

/** Of nobody in particular, or only there once the account is gone. */
const ofNobody = [
  'ratingTotals',
  'groups',
  'groups/*/memberDetails',
  'services',
  'system',
  'dailyBudgets',
  'deleted',
  'erasures',
  'bans',
  'professionalCodes',
]

test('every collection is in the download of a cloud account, or named where it is offered, or nobody’s', () => {
  expect([...Object.keys(places), ...ofNobody].sort()).toEqual(retentionTable.map(({ path }) => path).sort())
  for (const place of Object.values(places))
    if (place instanceof RegExp) expect(yourDataWords.en.notIncluded).toMatch(place)
})
