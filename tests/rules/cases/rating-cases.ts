import { listLimits } from '@amhs/domain/documents/document-limits'
import { deleteDoc, doc, getDocFromServer, setDoc, updateDoc, where } from 'firebase/firestore'
import { accessMatrix, no, type Row, yes } from '../access-matrix'
import { listLimitCases, listOf } from '../list-limit'
import type { Attempt, RulesCase } from '../rules-case'
import { openToDisabledCases } from '../standing'
import { asStored, type Fields, serverNow } from '../test-document'
import type { Reach } from '../world'

const place = 'ratings/sleep_owner'
const rating = {
  userId: 'owner',
  targetId: 'sleep',
  stars: 4,
  comment: 'It helped.',
  commentStatus: 'pending',
  createdAt: serverNow,
  updatedAt: serverNow,
}

const target = ({ database }: Reach) => doc(database, place)
const withStatus = (commentStatus: string) => (server: Reach) =>
  setDoc(target(server), asStored({ ...rating, commentStatus }) as Fields)
const absent = (server: Reach) => deleteDoc(target(server))
const get = (reach: Reach) => getDocFromServer(target(reach))

//                   anonymous owner stranger caregiver professional facilitator admin
const everybody: Row = [yes, yes, yes, yes, yes, yes, yes]
const nobody: Row = [no, no, no, no, no, no, no]
const ownerAndAdmin: Row = [no, yes, no, no, no, no, yes]
const adminOnly: Row = [no, no, no, no, no, no, yes]

/** A rating stored under an id that does not name its owner. */
const misplaced: Attempt = {
  who: 'owner',
  what: 'get an own rating by its owner field',
  outcome: 'allowed',
  prepare: (server) => setDoc(doc(server.database, 'ratings/imported'), asStored(rating) as Fields),
  request: ({ database }) => getDocFromServer(doc(database, 'ratings/imported')),
}

export const ratingCases: readonly RulesCase[] = [
  ...accessMatrix('ratings', {
    'get a rating whose comment waits': { may: ownerAndAdmin, prepare: withStatus('pending'), request: get },
    'get a rating without comment': { may: ownerAndAdmin, prepare: withStatus('none'), request: get },
    'get a rating whose comment is rejected': {
      may: ownerAndAdmin,
      prepare: withStatus('rejected'),
      request: get,
    },
    'get a rating whose comment is approved': {
      may: ownerAndAdmin,
      prepare: withStatus('approved'),
      request: get,
    },
    'get a rating that is not there': { may: ownerAndAdmin, prepare: absent, request: get },
    // Their authors stand in them: others read the copies in `comments`.
    'list ratings with approved comments': {
      may: adminOnly,
      prepare: withStatus('approved'),
      request: listOf(
        'ratings',
        20,
        where('targetId', '==', 'sleep'),
        where('commentStatus', '==', 'approved'),
      ),
    },
    'list waiting comments': {
      may: adminOnly,
      prepare: withStatus('pending'),
      request: listOf('ratings', 20, where('commentStatus', '==', 'pending')),
    },
    'list all ratings of an article': {
      may: adminOnly,
      prepare: withStatus('pending'),
      request: listOf('ratings', 20, where('targetId', '==', 'sleep')),
    },
    'list the ratings of owner': {
      may: ownerAndAdmin,
      prepare: withStatus('pending'),
      request: listOf('ratings', 20, where('userId', '==', 'owner')),
    },
    'create a rating': {
      may: nobody,
      prepare: absent,
      request: (r) => setDoc(target(r), asStored(rating) as Fields),
    },
    'approve a comment': {
      may: nobody,
      prepare: withStatus('pending'),
      request: (r) => updateDoc(target(r), { commentStatus: 'approved' }),
    },
    'delete a rating': { may: nobody, prepare: withStatus('pending'), request: (r) => deleteDoc(target(r)) },
  }),
  ...listLimitCases(
    'ratings',
    'admin',
    'ratings',
    listLimits.ratings,
    withStatus('pending'),
    where('commentStatus', '==', 'pending'),
  ),
  ...openToDisabledCases('ratings', [
    { who: 'owner', what: 'get the own rating', prepare: withStatus('none'), request: get },
  ]),
  {
    area: 'ratings',
    name: 'a rating belongs to whom its field names, whatever its id',
    attempts: [misplaced, { ...misplaced, who: 'stranger', outcome: 'denied' }],
  },
]

const total = ({ database }: Reach) => doc(database, 'ratingTotals/sleep')
const existingTotal = (server: Reach) => setDoc(total(server), { count: 2, sum: 9 })

export const ratingTotalCases: readonly RulesCase[] = accessMatrix('ratingTotals', {
  'get a total': { may: everybody, prepare: existingTotal, request: (r) => getDocFromServer(total(r)) },
  'list totals': { may: nobody, prepare: existingTotal, request: listOf('ratingTotals', 1) },
  'create a total': {
    may: nobody,
    prepare: (server) => deleteDoc(total(server)),
    request: (r) => setDoc(total(r), { count: 1, sum: 5 }),
  },
  'change a total': { may: nobody, prepare: existingTotal, request: (r) => updateDoc(total(r), { sum: 10 }) },
  'delete a total': { may: nobody, prepare: existingTotal, request: (r) => deleteDoc(total(r)) },
})
