import { requestStatuses } from '@amhs/domain/documents/group-request-document'
import { deleteDoc, doc, getDocFromServer, setDoc, updateDoc } from 'firebase/firestore'
import { accessMatrix, no, yes } from '../access-matrix'
import { listOf } from '../list-limit'
import type { Attempt, RulesCase } from '../rules-case'
import { inGoodStanding, standingCases } from '../standing'
import type { Fields } from '../test-document'
import type { Reach } from '../world'

const folder = 'groups/calm/memberDetails'
const target = ({ database }: Reach) => doc(database, folder, 'meeting')
const request = (reach: Reach) => getDocFromServer(target(reach))

/** A group led by `facilitatorUid`, whose profile has these fields, with `owner` in it as `status` says. */
const groupWith =
  (status: string, facilitatorUid = 'facilitator', profile: Fields = { role: 'professional' }) =>
  async (server: Reach) => {
    const { database } = server
    await setDoc(doc(database, 'groups/calm'), { facilitatorUid, open: true })
    await setDoc(doc(database, 'users/professional'), { role: 'professional' })
    await setDoc(doc(database, `users/${facilitatorUid}`), profile)
    await inGoodStanding(server)
    await setDoc(doc(database, 'groups/calm/requests/owner'), { uid: 'owner', status })
    await setDoc(target(server), { link: 'https://meet.example/room' })
  }

const prepare = groupWith('accepted')
const seeing = { what: 'see how members take part', request } as const
const member: Attempt = { ...seeing, who: 'owner', outcome: 'allowed', prepare }

export const memberDetailsCases: readonly RulesCase[] = [
  ...accessMatrix('memberDetails', {
    //                       anonymous owner stranger caregiver professional facilitator admin
    'see how members take part (owner is a member)': {
      may: [no, yes, no, no, no, yes, yes],
      prepare,
      request,
    },
    'list member details': { may: [no, no, no, no, no, no, no], prepare, request: listOf(folder, 1) },
    'write member details': {
      may: [no, no, no, no, no, no, no],
      prepare: async (server) => {
        await prepare(server)
        await deleteDoc(target(server))
      },
      request: (r) => setDoc(target(r), { link: 'https://elsewhere.example/' }),
    },
    'change member details': {
      may: [no, no, no, no, no, no, no],
      prepare,
      request: (r) => updateDoc(target(r), { link: 'https://elsewhere.example/' }),
    },
    'delete member details': {
      may: [no, no, no, no, no, no, no],
      prepare,
      request: (r) => deleteDoc(target(r)),
    },
  }),
  ...requestStatuses
    .filter((status) => status !== 'accepted')
    .map(
      (status): RulesCase => ({
        area: 'memberDetails',
        name: `owner, whose request is ${status}, is not told how members take part`,
        attempts: [member, { ...member, outcome: 'denied', prepare: groupWith(status) }],
      }),
    ),
  {
    area: 'memberDetails',
    name: 'owner, who has left, is not told how members take part',
    attempts: [
      member,
      {
        ...member,
        outcome: 'denied',
        prepare: async (server) => {
          await prepare(server)
          await deleteDoc(doc(server.database, 'groups/calm/requests/owner'))
        },
      },
    ],
  },
  ...standingCases('memberDetails', { ...seeing, who: 'owner', prepare }),
  ...Object.entries({ demoted: { role: 'user' }, disabled: { role: 'professional', disabled: true } }).map(
    ([change, profile]): RulesCase => ({
      area: 'memberDetails',
      name: `the facilitator may not see the details once ${change}, whatever the token says`,
      attempts: [
        { ...seeing, who: 'facilitator', outcome: 'allowed', prepare },
        {
          ...seeing,
          who: 'facilitator',
          outcome: 'denied',
          prepare: groupWith('accepted', 'facilitator', profile),
        },
      ],
    }),
  ),
  {
    area: 'memberDetails',
    name: 'a facilitator whose address is not verified may not see the details',
    attempts: [
      {
        ...seeing,
        who: 'professional',
        outcome: 'allowed',
        prepare: groupWith('accepted', 'professional'),
      },
      {
        ...seeing,
        who: 'unverified-facilitator',
        outcome: 'denied',
        prepare: groupWith('accepted', 'unverified-facilitator'),
      },
    ],
  },
]
