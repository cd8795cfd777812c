import { listLimits } from '@amhs/domain/documents/document-limits'
import {
  collectionGroup,
  deleteDoc,
  doc,
  getDocFromServer,
  getDocsFromServer,
  limit,
  query,
  setDoc,
  updateDoc,
  where,
} from 'firebase/firestore'
import { accessMatrix, no, yes } from '../access-matrix'
import { listLimitCases, listOf } from '../list-limit'
import type { Attempt, RulesCase } from '../rules-case'
import { inGoodStanding, openToDisabledCases } from '../standing'
import { asStored, asWritten, type Fields, Moment } from '../test-document'
import type { Reach } from '../world'
import { groupRequestTable } from './group-request-cases'

const folder = 'groups/calm/askedToLeave'
const target = ({ database }: Reach) => doc(database, folder, 'owner')
const mark = { uid: 'owner', name: 'Ada', at: new Moment(-1000) }
const request = ({ database }: Reach) => doc(database, 'groups/calm/requests/owner')
const ask = (reach: Reach) => setDoc(request(reach), asWritten(groupRequestTable.valid) as Fields)

/** The group, led by somebody with this profile, who asked owner to leave. */
const groupOf =
  (facilitatorUid = 'facilitator', profile: Fields = { role: 'professional' }) =>
  async (server: Reach) => {
    const { database } = server
    await setDoc(doc(database, 'groups/calm'), { facilitatorUid, open: true })
    await setDoc(doc(database, 'users/professional'), { role: 'professional' })
    await setDoc(doc(database, `users/${facilitatorUid}`), profile)
    await inGoodStanding(server)
    await setDoc(target(server), asStored(mark) as Fields)
  }

const prepare = groupOf()

async function unmarked(server: Reach) {
  await prepare(server)
  await deleteDoc(target(server))
  await deleteDoc(request(server))
}

async function marked(server: Reach) {
  await prepare(server)
  await deleteDoc(request(server))
}

/** The marks of one person in all groups. */
const ofPerson =
  (uid: string, most: number | null = 20) =>
  ({ database }: Reach) =>
    getDocsFromServer(
      query(
        collectionGroup(database, 'askedToLeave'),
        where('uid', '==', uid),
        ...(most === null ? [] : [limit(most)]),
      ),
    )

const works: readonly Pick<Attempt, 'what' | 'request'>[] = [
  { what: 'list who was asked to leave', request: listOf(folder, 20) },
  { what: 'let somebody ask again', request: (r) => deleteDoc(target(r)) },
]

export const askedToLeaveCases: readonly RulesCase[] = [
  ...accessMatrix('askedToLeave', {
    //                      anonymous owner stranger caregiver professional facilitator admin
    'see whether owner was asked to leave': {
      may: [no, yes, no, no, no, no, no],
      prepare,
      request: (r) => getDocFromServer(target(r)),
    },
    'see whether owner was asked to leave, who was not': {
      may: [no, yes, no, no, no, no, no],
      prepare: unmarked,
      request: (r) => getDocFromServer(target(r)),
    },
    'list who was asked to leave': {
      may: [no, no, no, no, no, yes, no],
      prepare,
      request: listOf(folder, 20),
    },
    'list where owner was asked to leave': {
      may: [no, yes, no, no, no, no, no],
      prepare,
      request: ofPerson('owner'),
    },
    'mark that owner was asked to leave': {
      may: [no, no, no, no, no, no, no],
      prepare: unmarked,
      request: (r) => setDoc(target(r), asWritten(mark) as Fields),
    },
    'change the mark': {
      may: [no, no, no, no, no, no, no],
      prepare,
      request: (r) => updateDoc(target(r), { name: 'Bea' }),
    },
    'let owner ask again': {
      may: [no, no, no, no, no, yes, no],
      prepare,
      request: (r) => deleteDoc(target(r)),
    },
  }),
  {
    area: 'askedToLeave',
    name: 'who was asked to leave cannot ask again before the facilitator lets them',
    attempts: [
      { who: 'owner', what: 'ask to join', outcome: 'allowed', prepare: unmarked, request: ask },
      { who: 'owner', what: 'ask again', outcome: 'denied', prepare: marked, request: ask },
      {
        who: 'owner',
        what: 'take the mark back themselves',
        outcome: 'denied',
        request: (r) => deleteDoc(target(r)),
      },
      {
        who: 'facilitator',
        what: 'let them ask again',
        outcome: 'allowed',
        request: (r) => deleteDoc(target(r)),
      },
      { who: 'owner', what: 'ask again', outcome: 'allowed', request: ask },
    ],
  },
  {
    area: 'askedToLeave',
    name: 'a mark of one group closes no other, and that of one person nobody else',
    attempts: [
      { who: 'owner', what: 'ask again', outcome: 'denied', prepare: marked, request: ask },
      {
        who: 'stranger',
        what: 'ask to join',
        outcome: 'allowed',
        prepare: async (server) => {
          await inGoodStanding(server, 'stranger')
          await deleteDoc(doc(server.database, 'groups/calm/requests/stranger'))
        },
        request: ({ database }) =>
          setDoc(
            doc(database, 'groups/calm/requests/stranger'),
            asWritten({ ...groupRequestTable.valid, uid: 'stranger' }) as Fields,
          ),
      },
      {
        who: 'owner',
        what: 'ask to join another group',
        outcome: 'allowed',
        prepare: async ({ database }) => {
          await setDoc(doc(database, 'groups/other'), { facilitatorUid: 'facilitator', open: true })
          await deleteDoc(doc(database, 'groups/other/requests/owner'))
        },
        request: ({ database }) =>
          setDoc(doc(database, 'groups/other/requests/owner'), asWritten(groupRequestTable.valid) as Fields),
      },
    ],
  },
  // Leading the group is not enough without the role, a verified address and a profile in good standing.
  ...works.flatMap(({ what, request }) => [
    ...Object.entries({
      demoted: { role: 'user' },
      disabled: { role: 'professional', disabled: true },
    }).map(
      ([change, profile]): RulesCase => ({
        area: 'askedToLeave',
        name: `the facilitator may not ${what} once ${change}, whatever the token says`,
        attempts: [
          { who: 'facilitator', what, outcome: 'allowed', prepare, request },
          {
            who: 'facilitator',
            what,
            outcome: 'denied',
            prepare: groupOf('facilitator', profile),
            request,
          },
        ],
      }),
    ),
    ...(['caregiver', 'unverified-facilitator'] as const).map(
      (who): RulesCase => ({
        area: 'askedToLeave',
        name: `${who}, who leads the group, may not ${what}; professional may`,
        attempts: [
          { who: 'professional', what, outcome: 'allowed', prepare: groupOf('professional'), request },
          { who, what, outcome: 'denied', prepare: groupOf(who), request },
        ],
      }),
    ),
  ]),
  ...openToDisabledCases('askedToLeave', [
    { who: 'owner', what: 'see the mark', prepare, request: (r) => getDocFromServer(target(r)) },
  ]),
  ...[listLimits.askedToLeave + 1, null].map(
    (most): RulesCase => ({
      area: 'askedToLeave',
      name: `owner may list the own marks, not ${most ?? 'without a limit'}`,
      attempts: [
        {
          who: 'owner',
          what: `list ${listLimits.askedToLeave}`,
          outcome: 'allowed',
          prepare,
          request: ofPerson('owner', listLimits.askedToLeave),
        },
        { who: 'owner', what: 'list more', outcome: 'denied', request: ofPerson('owner', most) },
      ],
    }),
  ),
  ...listLimitCases('askedToLeave', 'facilitator', folder, listLimits.askedToLeave, prepare),
]
