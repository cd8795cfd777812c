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
import { oneDefect } from '../one-defect'
import type { Attempt, RulesCase } from '../rules-case'
import { inGoodStanding, openToDisabledCases, standingCases } from '../standing'
import { asStored, asWritten, type DocumentTable, type Fields, Moment, serverNow } from '../test-document'
import { blankDefects, joinerEdges, unseenDefects } from '../unseen-characters'
import type { Reach } from '../world'

const folder = 'groups/calm/requests'
const place = `${folder}/owner`

export const groupRequestTable: DocumentTable = {
  valid: {
    uid: 'owner',
    name: 'Ada',
    message: 'I would like to join.',
    language: 'zh-CN',
    requestedAt: serverNow,
    status: 'asked',
  },
  edges: {
    'a name of 100 characters': { set: { name: 'a'.repeat(100) } },
    'a name of one character': { set: { name: '王' } },
    'no message': { remove: ['message'] },
    'a message of 500 characters': { set: { message: 'a'.repeat(500) } },
    ...joinerEdges('name', 'one'),
    ...joinerEdges('message', 'several'),
    English: { set: { language: 'en' } },
  },
  defects: {
    'an unknown field': { set: { accepted: true } },
    'a status of its own': { set: { status: 'accepted' }, schema: 'cannot tell' },
    'no status': { remove: ['status'] },
    'an answer of its own': { set: { answer: 'Welcome' }, schema: 'cannot tell' },
    'a time of an answer': { set: { answeredAt: new Moment(-1000) }, schema: 'cannot tell' },
    'a time of a handing over': { set: { handedOverAt: new Moment(-1000) }, schema: 'cannot tell' },
    'words that were taken out': { set: { wordsGone: true }, schema: 'cannot tell' },
    'a mark of urgent words': { set: { urgent: true }, schema: 'cannot tell' },
    'another uid': { set: { uid: 'stranger' }, schema: 'cannot tell' },
    'no uid': { remove: ['uid'] },
    'no name': { remove: ['name'] },
    'an empty name': { set: { name: '' } },
    'a name of 101 characters': { set: { name: 'a'.repeat(101) } },
    'a name that is a list': { set: { name: ['Ada'] } },
    'an empty message': { set: { message: '' } },
    'a message of 501 characters': { set: { message: 'a'.repeat(501) } },
    'a message that is a list': { set: { message: ['a'] } },
    ...unseenDefects('name', 'one'),
    ...unseenDefects('message', 'several'),
    ...blankDefects('name'),
    ...blankDefects('message'),
    'no language': { remove: ['language'] },
    'an unknown language': { set: { language: 'fr' } },
    'no time': { remove: ['requestedAt'] },
    'a time of the client': { set: { requestedAt: new Moment(-1000) }, schema: 'cannot tell' },
  },
}

const group = ({ database }: Reach) => doc(database, 'groups/calm')
const target = ({ database }: Reach) => doc(database, place)
const write = (reach: Reach) => setDoc(target(reach), asWritten(groupRequestTable.valid) as Fields)

/**
 * The group as it stands, led by `facilitatorUid`, whose profile has these fields of the server. `professional` is one by the
 * profile as well, so that only the group can keep them out.
 */
const groupOf =
  (facilitatorUid: string, profile: Fields = { role: 'professional' }) =>
  async (server: Reach) => {
    await setDoc(group(server), { facilitatorUid, open: true })
    await setDoc(doc(server.database, 'users/professional'), { role: 'professional' })
    await setDoc(doc(server.database, `users/${facilitatorUid}`), profile)
  }
async function openGroup(server: Reach) {
  await groupOf('facilitator')(server)
  await inGoodStanding(server)
}

async function existing(server: Reach) {
  await openGroup(server)
  await setDoc(target(server), asStored(groupRequestTable.valid) as Fields)
}

async function absent(server: Reach) {
  await openGroup(server)
  await deleteDoc(target(server))
}

const asking: Attempt = {
  who: 'owner',
  what: 'ask to join an open group',
  outcome: 'allowed',
  prepare: absent,
  request: write,
}

/** The requests of one person in all groups. */
const ofPerson =
  (uid: string, most: number | null = 20) =>
  ({ database }: Reach) =>
    getDocsFromServer(
      query(
        collectionGroup(database, 'requests'),
        where('uid', '==', uid),
        ...(most === null ? [] : [limit(most)]),
      ),
    )

const looks: readonly Pick<Attempt, 'what' | 'request'>[] = [
  { what: 'get a request', request: (r: Reach) => getDocFromServer(target(r)) },
  { what: 'list requests', request: listOf(folder, 20) },
]

/** Leading the group gives sight of its requests only together with the role. */
const roleAndGroup: readonly RulesCase[] = looks.flatMap(({ what, request }) =>
  (['caregiver', 'stranger'] as const).map((who) => ({
    area: 'requests' as const,
    name: `${who}, who leads the group without the role, may not ${what}; professional may`,
    attempts: [
      { who: 'professional', what, outcome: 'allowed', prepare: groupOf('professional'), request },
      { who, what, outcome: 'denied', prepare: groupOf(who), request },
    ] as const,
  })),
)

/** The token still says professional. */
const formerProfessionals: readonly RulesCase[] = looks.flatMap(({ what, request }) =>
  Object.entries({
    demoted: { role: 'user' },
    disabled: { role: 'professional', disabled: true },
  }).map(([change, profile]) => ({
    area: 'requests' as const,
    name: `the facilitator may not ${what} once ${change}, whatever the token says`,
    attempts: [
      { who: 'facilitator', what, outcome: 'allowed', prepare: existing, request },
      { who: 'facilitator', what, outcome: 'denied', prepare: groupOf('facilitator', profile), request },
    ] as const,
  })),
)

/** The role needs a verified address. */
const unverifiedProfessionals: readonly RulesCase[] = looks.map(({ what, request }) => ({
  area: 'requests' as const,
  name: `a facilitator whose address is not verified may not ${what}; professional may`,
  attempts: [
    { who: 'professional', what, outcome: 'allowed', prepare: groupOf('professional'), request },
    {
      who: 'unverified-facilitator',
      what,
      outcome: 'denied',
      prepare: groupOf('unverified-facilitator'),
      request,
    },
  ] as const,
}))

export const groupRequestCases: readonly RulesCase[] = [
  ...accessMatrix('requests', {
    //                      anonymous owner stranger caregiver professional facilitator admin
    'get a request': {
      may: [no, yes, no, no, no, yes, no],
      prepare: existing,
      request: (r) => getDocFromServer(target(r)),
    },
    'list requests': { may: [no, no, no, no, no, yes, no], prepare: existing, request: listOf(folder, 20) },
    'list the one request of owner': {
      may: [no, yes, no, no, no, yes, no],
      prepare: existing,
      request: listOf(folder, 20, where('uid', '==', 'owner')),
    },
    'list the requests of owner in all groups': {
      may: [no, yes, no, no, no, no, no],
      prepare: existing,
      request: ofPerson('owner'),
    },
    'ask to join as owner, once the address is verified': {
      may: [no, yes, no, no, no, no, no],
      prepare: absent,
      request: write,
      onceVerified: true,
    },
    'change a request': {
      may: [no, no, no, no, no, no, no],
      prepare: existing,
      request: (r) => updateDoc(target(r), { name: 'Bea' }),
    },
    'answer a request': {
      may: [no, no, no, no, no, no, no],
      prepare: existing,
      request: (r) => updateDoc(target(r), { status: 'accepted' }),
    },
    'replace a request': { may: [no, no, no, no, no, no, no], prepare: existing, request: write },
    'withdraw a request': {
      may: [no, yes, no, no, no, no, no],
      prepare: existing,
      request: (r) => deleteDoc(target(r)),
    },
  }),
  ...roleAndGroup,
  ...formerProfessionals,
  ...unverifiedProfessionals,
  ...standingCases('requests', { who: 'owner', what: 'ask to join', prepare: absent, request: write }),
  ...openToDisabledCases('requests', [
    { who: 'owner', what: 'get a request', prepare: existing, request: (r) => getDocFromServer(target(r)) },
    { who: 'owner', what: 'withdraw a request', prepare: existing, request: (r) => deleteDoc(target(r)) },
  ]),
  {
    area: 'requests',
    name: 'a stranger may ask in the own name, not in that of owner',
    attempts: (['stranger', 'owner'] as const).map((whose) => ({
      who: 'stranger',
      what: `ask as ${whose}`,
      outcome: whose === 'stranger' ? 'allowed' : 'denied',
      prepare: async (server) => {
        await absent(server)
        await inGoodStanding(server, 'stranger')
        await deleteDoc(doc(server.database, folder, whose))
      },
      request: ({ database }) =>
        setDoc(doc(database, folder, whose), asWritten({ ...groupRequestTable.valid, uid: whose }) as Fields),
    })),
  },
  {
    area: 'requests',
    name: 'nobody can ask to join a closed group',
    attempts: [
      asking,
      {
        ...asking,
        what: 'ask to join a closed group',
        outcome: 'denied',
        prepare: async (server) => {
          await absent(server)
          await updateDoc(group(server), { open: false })
        },
      },
    ],
  },
  {
    area: 'requests',
    name: 'nobody can ask to join a group that does not exist',
    attempts: [
      asking,
      {
        ...asking,
        what: 'ask to join a group that does not exist',
        outcome: 'denied',
        prepare: async (server) => {
          await absent(server)
          await deleteDoc(group(server))
        },
      },
    ],
  },
  ...[listLimits.groupRequests + 1, null].map(
    (most): RulesCase => ({
      area: 'requests',
      name: `owner may list the own requests, not ${most ?? 'without a limit'}`,
      attempts: [
        {
          who: 'owner',
          what: `list ${listLimits.groupRequests}`,
          outcome: 'allowed',
          prepare: existing,
          request: ofPerson('owner', listLimits.groupRequests),
        },
        { who: 'owner', what: 'list more', outcome: 'denied', request: ofPerson('owner', most) },
      ],
    }),
  ),
  ...listLimitCases('requests', 'facilitator', folder, listLimits.groupRequests, existing),
  ...oneDefect({ area: 'requests', who: 'owner', path: place, table: groupRequestTable, prepare: openGroup }),
]
