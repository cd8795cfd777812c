import { listLimits } from '@amhs/domain/documents/document-limits'
import {
  deleteDoc,
  doc,
  type FieldValue,
  getDocFromServer,
  setDoc,
  Timestamp,
  updateDoc,
  where,
} from 'firebase/firestore'
import { accessMatrix, no, yes } from '../access-matrix'
import type { SignedInActor } from '../actors'
import { folderOf, grantTable, onlyAliveCases, peopleOfGrants, withGrant } from '../grant-world'
import { listLimitCases, listOf } from '../list-limit'
import { oneDefect } from '../one-defect'
import type { RulesCase } from '../rules-case'
import { openToDisabledCases, standingCases } from '../standing'
import { asStored, asWritten, type Fields, Moment, serverNow } from '../test-document'
import type { Reach } from '../world'

const day = 86_400_000
const place = folderOf('professional')
const target = ({ database }: Reach) => doc(database, place)
const existing = (server: Reach) => withGrant(server)
async function absent(server: Reach) {
  await peopleOfGrants(server)
  await deleteDoc(target(server))
}
/** What was checked of the professional; null: nothing. */
const withBadge = ({ database }: Reach, badge: Fields | null) =>
  badge === null
    ? deleteDoc(doc(database, 'professionals/professional'))
    : setDoc(doc(database, 'professionals/professional'), asStored(badge) as Fields)
const write = (reach: Reach) => setDoc(target(reach), asWritten(grantTable.valid) as Fields)
const change = (reach: Reach) => updateDoc(target(reach), { standing: true })
const leave = (reach: Reach, who: SignedInActor = 'professional', fields: Fields = {}) =>
  updateDoc(
    doc(reach.database, folderOf(who)),
    asWritten({ endedAt: serverNow, ...fields }) as Record<string, FieldValue>,
  )
const choices = ['instruments', 'from', 'expiresAt', 'knownAs', 'standing']

/** Of the table, what an update may change and what it may not. */
const fixed = [
  'ownerUid',
  'professionalUid',
  'code',
  'createdAt',
  'schemaVersion',
  'note',
  'endedBy',
  'formerUid',
]
const touchesFixed = (defect: { set?: Fields; remove?: readonly string[] }) =>
  [...Object.keys(defect.set ?? {}), ...(defect.remove ?? [])].some((field) => fixed.includes(field))

const mine = where('ownerUid', '==', 'owner')
const withMe = where('professionalUid', '==', 'professional')
/** Asks for what ends later than so many milliseconds from now. */
const endsAfter = (fromNow: number) => where('expiresAt', '>', Timestamp.fromMillis(Date.now() + fromNow))
/** Far enough ahead for a run of all mutants. */
const notOver = endsAfter(day)

export const grantCases: readonly RulesCase[] = [
  ...accessMatrix('grants', {
    //                      anonymous owner stranger caregiver professional facilitator admin
    'get a grant (owner gives it to professional)': {
      may: [no, yes, no, no, yes, no, no],
      prepare: existing,
      request: (r) => getDocFromServer(target(r)),
    },
    'list the grants that owner gives': {
      may: [no, yes, no, no, no, no, no],
      prepare: existing,
      request: listOf('grants', 20, mine),
    },
    'list the grants to professional that are not over': {
      may: [no, no, no, no, yes, no, no],
      prepare: existing,
      request: listOf('grants', 20, withMe, notOver),
    },
    'list the grants to professional, over or not': {
      may: [no, no, no, no, no, no, no],
      prepare: existing,
      request: listOf('grants', 20, withMe),
    },
    'list all grants': {
      may: [no, no, no, no, no, no, no],
      prepare: existing,
      request: listOf('grants', 20),
    },
    'give a grant as owner': {
      may: [no, yes, no, no, no, no, no],
      prepare: absent,
      request: write,
      onceVerified: true,
    },
    'give a grant where there is one': {
      may: [no, no, no, no, no, no, no],
      prepare: existing,
      request: write,
    },
    'change a grant': { may: [no, yes, no, no, no, no, no], prepare: existing, request: change },
    'withdraw a grant': {
      may: [no, yes, no, no, no, no, no],
      prepare: existing,
      request: (r) => deleteDoc(target(r)),
    },
    'leave a grant': { may: [no, no, no, no, yes, no, no], prepare: existing, request: (r) => leave(r) },
  }),
  ...onlyAliveCases('grants', {
    what: 'get a grant',
    request: ({ database }, who) => getDocFromServer(doc(database, folderOf(who))),
  }),
  ...onlyAliveCases('grants', { what: 'leave a grant', request: (reach, who) => leave(reach, who) }),
  ...Object.entries<Fields>({
    'with a time of their own': { endedAt: new Moment(-1000) },
    'and change who gave it': { ownerUid: 'stranger' },
    'and say that it was the site': { endedBy: 'site' },
    'and have it end later': { expiresAt: new Moment(70 * day) },
    'and let new results come by themselves': { standing: true },
  }).map(
    ([name, fields]): RulesCase => ({
      area: 'grants',
      name: `a professional may not leave a grant ${name}`,
      attempts: [
        {
          who: 'professional',
          what: 'leave',
          outcome: 'allowed',
          prepare: existing,
          request: (r) => leave(r),
        },
        {
          who: 'professional',
          what: `leave ${name}`,
          outcome: 'denied',
          prepare: existing,
          request: (r) => leave(r, 'professional', fields),
        },
      ],
    }),
  ),
  {
    area: 'grants',
    name: 'the owner may not change a grant that has ended',
    attempts: [
      { who: 'owner', what: 'change', outcome: 'allowed', prepare: existing, request: change },
      {
        who: 'owner',
        what: 'change what has ended',
        outcome: 'denied',
        prepare: (server) => withGrant(server, 'professional', { endedAt: new Moment(-1000) }),
        request: change,
      },
    ],
  },
  ...Object.entries<Fields | null>({
    'is over': { checkedAt: new Moment(-40 * day), validUntil: new Moment(-60_000) },
    'of before its end was written is more than a year old': { checkedAt: new Moment(-365 * day - 60_000) },
    'was never made': null,
  }).map(
    ([name, badge]): RulesCase => ({
      area: 'grants',
      name: `nobody new may share with a professional whose check ${name}; who shares already goes on`,
      attempts: [
        { who: 'owner', what: 'give a grant', outcome: 'allowed', prepare: absent, request: write },
        {
          who: 'owner',
          what: 'give a grant to one whose check does not hold',
          outcome: 'denied',
          prepare: async (server) => {
            await absent(server)
            await withBadge(server, badge)
          },
          request: write,
        },
        {
          who: 'owner',
          what: 'change a grant',
          outcome: 'allowed',
          prepare: async (server) => {
            await existing(server)
            await withBadge(server, badge)
          },
          request: change,
        },
        {
          who: 'professional',
          what: 'get a grant',
          outcome: 'allowed',
          request: (r) => getDocFromServer(target(r)),
        },
      ],
    }),
  ),
  {
    area: 'grants',
    name: 'a check of before its end was written holds for a year',
    attempts: [
      {
        who: 'owner',
        what: 'give a grant',
        outcome: 'allowed',
        prepare: async (server) => {
          await absent(server)
          await withBadge(server, { checkedAt: new Moment(-365 * day + 60_000) })
        },
        request: write,
      },
    ],
  },
  {
    area: 'grants',
    name: 'a professional may not list what has ended by whose it was',
    attempts: (['professionalUid', 'formerUid'] as const).map((field) => ({
      who: 'professional',
      what: `list by ${field}`,
      outcome: field === 'professionalUid' ? 'allowed' : 'denied',
      prepare: existing,
      request: listOf('grants', 20, where(field, '==', 'professional'), notOver),
    })),
  },
  {
    area: 'grants',
    name: 'a professional may not list grants of which one may be over',
    attempts: [
      {
        who: 'professional',
        what: 'list those that end in more than a minute',
        outcome: 'allowed',
        prepare: existing,
        request: (reach) => listOf('grants', 20, withMe, endsAfter(60_000))(reach),
      },
      {
        who: 'professional',
        what: 'list those that ended within the last hour, too',
        outcome: 'denied',
        // In a list the emulator takes the time of the last commit for now.
        prepare: existing,
        request: (reach) => listOf('grants', 20, withMe, endsAfter(-60 * 60_000))(reach),
      },
    ],
  },
  // What a list asks for is the same whether there is a grant or not, and the question says that it is not over.
  ...onlyAliveCases('grants', {
    what: 'list the grants to them',
    request: (reach, who) => listOf('grants', 20, where('professionalUid', '==', who), notOver)(reach),
  }).filter(({ name }) => !/is over|have left|withdrawn|to another/.test(name)),
  ...standingCases('grants', { who: 'owner', what: 'give a grant', prepare: absent, request: write }),
  ...standingCases('grants', { who: 'owner', what: 'change a grant', prepare: existing, request: change }),
  ...openToDisabledCases('grants', [
    { who: 'owner', what: 'get a grant', prepare: existing, request: (r) => getDocFromServer(target(r)) },
    { who: 'owner', what: 'withdraw a grant', prepare: existing, request: (r) => deleteDoc(target(r)) },
  ]),
  ...listLimitCases('grants', 'owner', 'grants', listLimits.grants, existing, mine).filter(
    ({ name }) => !name.includes('skip'),
  ),
  ...oneDefect({ area: 'grants', who: 'owner', path: place, table: grantTable, prepare: peopleOfGrants }),
  ...oneDefect({
    area: 'grants',
    who: 'owner',
    path: place,
    table: {
      ...grantTable,
      defects: Object.fromEntries(
        Object.entries(grantTable.defects).filter(([, defect]) => !touchesFixed(defect)),
      ),
    },
    update: choices,
    prepare: peopleOfGrants,
  }),
  ...oneDefect({
    area: 'grants',
    who: 'owner',
    path: place,
    table: {
      valid: grantTable.valid,
      edges: {},
      defects: {
        'another owner': { set: { ownerUid: 'stranger' } },
        'another professional': { set: { professionalUid: 'facilitator' } },
        'another code': { set: { code: 'FAC22222' } },
        'another time of its making': { set: { createdAt: new Moment(-5000) } },
        'another version': { set: { schemaVersion: 2 } },
        'an unknown field': { set: { note: '' } },
      },
    },
    update: choices,
    prepare: peopleOfGrants,
  })
    .filter(({ name }) => name.endsWith('refused'))
    .map((one) => ({ ...one, name: `${one.name}, whoever changes it` })),
]
