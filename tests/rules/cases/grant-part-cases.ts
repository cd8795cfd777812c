import { listLimits } from '@amhs/domain/documents/document-limits'
import { instrumentIndex } from '@amhs/domain/instruments/instrument-catalogue'
import {
  deleteDoc,
  doc,
  getDocFromServer,
  type QueryConstraint,
  setDoc,
  Timestamp,
  updateDoc,
  where,
  writeBatch,
} from 'firebase/firestore'
import { accessMatrix, no, type Row, yes } from '../access-matrix'
import type { SignedInActor } from '../actors'
import { folderOf, grantTable, onlyAliveCases, withGrant } from '../grant-world'
import { listLimitCases, listOf } from '../list-limit'
import { oneDefect } from '../one-defect'
import type { Area, Attempt, RulesCase } from '../rules-case'
import { inGoodStanding, standingCases } from '../standing'
import { asStored, asWritten, type DocumentTable, type Fields, Moment, serverNow } from '../test-document'
import { blankDefects, joinerEdges, unseenDefects } from '../unseen-characters'
import type { Reach } from '../world'
import { screeningTable } from './screening-cases'

const day = 86_400_000
const grant = folderOf('professional')

//                      anonymous owner stranger caregiver professional facilitator admin
const both: Row = [no, yes, no, no, yes, no, no]
const ownerOnly: Row = [no, yes, no, no, no, no, no]
const professionalOnly: Row = [no, no, no, no, yes, no, no]

/** The same moment each time that it is written. */
const veryEnd = asStored(new Moment(40 * day)) as object
const finishedAt = asStored(new Moment(-day)) as object
/** The result that is handed over, with its moment as it was stored: a copy has to be the same. */
async function withResult(server: Reach, change: Fields = {}) {
  await withGrant(server)
  const result = { ...(asStored(screeningTable.valid) as Fields), finishedAt, ...change }
  await setDoc(doc(server.database, 'users/owner/screenings/one'), result)
}

export const releaseTable: DocumentTable = {
  valid: { instrument: 'phq9', finishedAt, safety: true, releasedAt: serverNow },
  edges: {},
  defects: {
    'an unknown field': { set: { total: 12 } },
    'another questionnaire than that of the result': { set: { instrument: 'gad7' }, schema: 'cannot tell' },
    'no questionnaire': { remove: ['instrument'] },
    'another moment than that of the result': {
      set: { finishedAt: new Moment(-2 * day) },
      schema: 'cannot tell',
    },
    'no moment': { remove: ['finishedAt'] },
    'no safety note where the result has one': { set: { safety: false }, schema: 'cannot tell' },
    'no word about safety': { remove: ['safety'] },
    'a time of the client': { set: { releasedAt: new Moment(-1000) }, schema: 'cannot tell' },
    'no time': { remove: ['releasedAt'] },
  },
}

export const noteTable: DocumentTable = {
  valid: { text: '谈了睡眠。', createdAt: serverNow },
  edges: {
    'a note of 4000 characters': { set: { text: 'a'.repeat(4000) } },
    ...joinerEdges('text', 'several'),
  },
  defects: {
    'an unknown field': { set: { uid: 'professional' } },
    'no words': { remove: ['text'] },
    'a note of 4001 characters': { set: { text: 'a'.repeat(4001) } },
    'an empty note': { set: { text: '' } },
    'a note that is a list': { set: { text: ['a'] } },
    ...unseenDefects('text', 'several'),
    ...blankDefects('text'),
    'a time of the client': { set: { createdAt: new Moment(-1000) }, schema: 'cannot tell' },
    'no time': { remove: ['createdAt'] },
  },
}

/** A document with nothing but the moment. */
export const momentTable: DocumentTable = {
  valid: { at: serverNow },
  edges: {},
  defects: {
    'an unknown field': { set: { text: 'a' } },
    'no time': { remove: ['at'] },
    'a time of the client': { set: { at: new Moment(-1000) }, schema: 'cannot tell' },
  },
}

export const invitationTable: DocumentTable = {
  valid: {
    instrument: 'phq9',
    everyWeeks: 2,
    until: new Moment(30 * day),
    status: 'asked',
    createdAt: serverNow,
  },
  edges: {
    once: { remove: ['everyWeeks'] },
    'every week': { set: { everyWeeks: 1 } },
    ...Object.fromEntries(
      [3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((weeks) => [
        `every ${weeks} weeks`,
        { set: { everyWeeks: weeks } },
      ]),
    ),
    'almost to the end of the grant': { set: { until: new Moment(60 * day - 60_000) } },
  },
  defects: {
    'an unknown field': { set: { words: 'please' } },
    'a questionnaire that the grant does not cover': { set: { instrument: 'who5' }, schema: 'cannot tell' },
    'no questionnaire': { remove: ['instrument'] },
    'every zero weeks': { set: { everyWeeks: 0 } },
    'every thirteen weeks': { set: { everyWeeks: 13 } },
    'every week and a half': { set: { everyWeeks: 1.5 } },
    'every nothing weeks': { set: { everyWeeks: null } },
    'an end that has been': { set: { until: new Moment(-1000) }, schema: 'cannot tell' },
    'an end after that of the grant': { set: { until: new Moment(61 * day) }, schema: 'cannot tell' },
    'no end': { remove: ['until'] },
    'accepted by whoever asks': { set: { status: 'accepted' }, schema: 'cannot tell' },
    'no status': { remove: ['status'] },
    'a time of the client': { set: { createdAt: new Moment(-1000) }, schema: 'cannot tell' },
    'no time': { remove: ['createdAt'] },
  },
}

const lists = {
  released: listLimits.released,
  talked: listLimits.talked,
  notes: listLimits.notes,
  noteDates: listLimits.notes,
  invitations: listLimits.invitations,
} as const
type Part = keyof typeof lists
const listerOf = (part: Part): Row => (part === 'notes' ? professionalOnly : both)
/** What the grant of `withGrant` opens of `released`, with moments that stay inside it for as long as a run of all mutants. */
const opened = openedBy(['phq9', 'gad7'], Date.now() - day, Date.now() + day)
function openedBy(instruments: readonly string[], from: number, since: number) {
  return [
    where('instrument', 'in', instruments),
    where('finishedAt', '>=', Timestamp.fromMillis(from)),
    where('releasedAt', '>=', Timestamp.fromMillis(since)),
  ] as const
}
const constraintsOf = (part: Part) => (part === 'released' ? opened : [])
const list = (reach: Reach, who: SignedInActor, part: Part) =>
  listOf(`${folderOf(who)}/${part}`, 20, ...constraintsOf(part))(reach)

/** Every list below a grant: who may, that the grant must be alive, and how long it may be. */
const listCases = (Object.keys(lists) as Part[]).flatMap((part): readonly RulesCase[] => [
  ...accessMatrix(part, {
    [part === 'released' ? 'list what a grant opens of released' : `list the ${part} of a grant`]: {
      may: listerOf(part),
      prepare: (server) => withGrant(server),
      request: listOf(`${grant}/${part}`, 20, ...constraintsOf(part)),
    },
  }),
  ...onlyAliveCases(part, { what: `list the ${part}`, request: (reach, who) => list(reach, who, part) }),
  ...listLimitCases(
    part,
    'professional',
    `${grant}/${part}`,
    lists[part],
    (server) => withGrant(server),
    ...constraintsOf(part),
    // Those cases ask without constraints; the owner's show the same of the list of releases.
  ).filter(({ name }) => part !== 'released' || !name.includes('skip')),
])

/** A professional asks for what the grant opens, the grant being so. */
const asking = (
  what: string,
  outcome: 'allowed' | 'denied',
  constraints: readonly QueryConstraint[] = opened,
  change: Fields = {},
): Attempt => ({
  who: 'professional',
  what,
  outcome,
  prepare: (server) => withGrant(server, 'professional', change),
  request: listOf(`${grant}/released`, 20, ...constraints),
})

/** The same moment each time that it is written. */
const justThen = asStored(new Moment(-2 * day)) as Timestamp

const openedCases: readonly RulesCase[] = [
  ...accessMatrix('released', {
    'list everything that stands in released of a grant': {
      may: ownerOnly,
      prepare: (server) => withGrant(server),
      request: listOf(`${grant}/released`, 20),
    },
  }),
  ...Object.entries<Fields>({
    'covers fewer questionnaires now': { instruments: ['phq9'] },
    'begins later now': { from: new Moment(-day / 2) },
    'was given anew since': { createdAt: new Moment(2 * day) },
  }).map(
    ([name, change]): RulesCase => ({
      area: 'released',
      name: `a professional may not list what a grant opened that ${name}`,
      attempts: [asking('list', 'allowed'), asking('list as before', 'denied', opened, change)],
    }),
  ),
  ...['of which questionnaires', 'since when it was finished', 'since when it was released'].map(
    (name, left): RulesCase => ({
      area: 'released',
      name: `a professional may not list what was handed over without saying ${name}`,
      attempts: [
        asking('list', 'allowed'),
        asking(
          'list more',
          'denied',
          opened.filter((_, place) => place !== left),
        ),
      ],
    }),
  ),
  {
    area: 'released',
    name: 'a professional may list what was finished and released at the very beginning of the grant',
    attempts: [
      asking('list', 'allowed', openedBy(['phq9'], justThen.toMillis(), justThen.toMillis()), {
        from: justThen,
        createdAt: justThen,
      }),
    ],
  },
  {
    area: 'released',
    name: 'a professional may list what a grant of every questionnaire opens',
    attempts: [
      asking(
        'list',
        'allowed',
        openedBy(
          instrumentIndex.map(({ id }) => id),
          Date.now(),
          Date.now() + day,
        ),
        grantTable.edges['twenty questionnaires']?.set,
      ),
    ],
  },
]

/** Creating and deleting below a grant, where one person does both. */
function written(
  area: Area & Part,
  may: { readonly create: Row; readonly delete: Row },
  fields: Fields,
  ready: (server: Reach) => Promise<unknown>,
): readonly RulesCase[] {
  const name = area === 'invitations' ? '01' : 'one'
  const target = ({ database }: Reach) => doc(database, `${grant}/${area}/${name}`)
  return accessMatrix(area, {
    [`write in ${area} of a grant`]: {
      may: may.create,
      prepare: async (server) => {
        await ready(server)
        await deleteDoc(target(server))
      },
      request: (r) => setDoc(target(r), asWritten(fields) as Fields),
    },
    [`delete from ${area} of a grant`]: {
      may: may.delete,
      prepare: async (server) => {
        await ready(server)
        await setDoc(target(server), asStored(fields) as Fields)
      },
      request: (r) => deleteDoc(target(r)),
    },
  })
}

const released = async (server: Reach, who: SignedInActor = 'professional') => {
  await setDoc(doc(server.database, `${folderOf(who)}/released/one`), asStored(releaseTable.valid) as Fields)
}
const releaseOne = ({ database }: Reach) =>
  setDoc(doc(database, `${grant}/released/one`), asWritten(releaseTable.valid) as Fields)

const releaseCases: readonly RulesCase[] = [
  ...accessMatrix('released', {
    'get one of released': {
      may: [no, no, no, no, no, no, no],
      prepare: async (server) => {
        await withGrant(server)
        await released(server)
      },
      request: ({ database }) => getDocFromServer(doc(database, `${grant}/released/one`)),
    },
  }),
  ...listLimitCases('released', 'owner', `${grant}/released`, listLimits.released, (server) =>
    withGrant(server),
  ),
  ...written('released', { create: ownerOnly, delete: ownerOnly }, releaseTable.valid, withResult),
  ...standingCases('released', {
    who: 'owner',
    what: 'release a result',
    prepare: withResult,
    request: releaseOne,
  }),
  ...oneDefect({
    area: 'released',
    who: 'owner',
    path: `${grant}/released/one`,
    table: releaseTable,
    prepare: withResult,
  }),
  {
    area: 'released',
    name: 'owner may release a result finished at the very beginning of the grant',
    attempts: [
      {
        who: 'owner',
        what: 'release',
        outcome: 'allowed',
        prepare: async (server) => {
          await withResult(server)
          await withGrant(server, 'professional', { from: finishedAt })
        },
        request: releaseOne,
      },
    ],
  },
  {
    area: 'released',
    name: 'a stranger may not release a result of their own by the grant of owner, under the name of one of owner’s',
    attempts: [
      { who: 'owner', what: 'release', outcome: 'allowed', prepare: withResult, request: releaseOne },
      {
        who: 'stranger',
        what: 'release',
        outcome: 'denied',
        prepare: async (server) => {
          await withResult(server)
          await inGoodStanding(server, 'stranger')
          const result = { ...(asStored(screeningTable.valid) as Fields), finishedAt }
          await setDoc(doc(server.database, 'users/stranger/screenings/one'), result)
        },
        request: releaseOne,
      },
    ],
  },
  {
    area: 'released',
    name: 'owner may release a result again',
    attempts: [
      { who: 'owner', what: 'release', outcome: 'allowed', prepare: withResult, request: releaseOne },
      { who: 'owner', what: 'release again', outcome: 'allowed', request: releaseOne },
    ],
  },
  ...Object.entries({
    'that is not there': ({ database }: Reach) => deleteDoc(doc(database, 'users/owner/screenings/one')),
    'that the grant does not cover': (server: Reach) =>
      withGrant(server, 'professional', { instruments: ['gad7'] }),
    'to a professional who has left': (server: Reach) =>
      withGrant(server, 'professional', { endedAt: new Moment(-1000) }),
    'from before the grant begins': (server: Reach) =>
      withGrant(server, 'professional', { from: new Moment(-60_000) }),
  }).map(
    ([name, change]): RulesCase => ({
      area: 'released',
      name: `owner may not release a result ${name}`,
      attempts: [
        { who: 'owner', what: 'release', outcome: 'allowed', prepare: withResult, request: releaseOne },
        {
          who: 'owner',
          what: `release one ${name}`,
          outcome: 'denied',
          prepare: async (server) => {
            await withResult(server)
            await change(server)
          },
          request: releaseOne,
        },
      ],
    }),
  ),
]

const releasedAndFree = async (server: Reach, who: SignedInActor) => {
  await released(server, who)
  await deleteDoc(doc(server.database, `${folderOf(who)}/talked/one`))
}
const talk = ({ database }: Reach, who: SignedInActor = 'professional') =>
  setDoc(doc(database, `${folderOf(who)}/talked/one`), asWritten(momentTable.valid) as Fields)
const ready = async (server: Reach) => {
  await withGrant(server)
  await released(server)
}

const talkedCases: readonly RulesCase[] = [
  ...accessMatrix('talked', {
    'get one of talked': {
      may: [no, no, no, no, no, no, no],
      prepare: async (server) => {
        await ready(server)
        await setDoc(doc(server.database, `${grant}/talked/one`), asStored(momentTable.valid) as Fields)
      },
      request: ({ database }) => getDocFromServer(doc(database, `${grant}/talked/one`)),
    },
  }),
  ...written('talked', { create: professionalOnly, delete: professionalOnly }, momentTable.valid, ready),
  ...onlyAliveCases('talked', {
    what: 'mark a note as talked about',
    prepare: releasedAndFree,
    request: talk,
  }),
  ...oneDefect({
    area: 'talked',
    who: 'professional',
    path: `${grant}/talked/one`,
    table: momentTable,
    prepare: ready,
  }),
  {
    area: 'talked',
    name: 'a professional may not mark what was not released, nor change a mark',
    attempts: [
      {
        who: 'professional',
        what: 'mark',
        outcome: 'allowed',
        prepare: async (server) => {
          await withGrant(server)
          await releasedAndFree(server, 'professional')
        },
        request: talk,
      },
      { who: 'professional', what: 'mark again', outcome: 'denied', request: talk },
      {
        who: 'professional',
        what: 'mark what was not released',
        outcome: 'denied',
        prepare: async ({ database }) => {
          await deleteDoc(doc(database, `${grant}/talked/one`))
          await deleteDoc(doc(database, `${grant}/released/one`))
        },
        request: talk,
      },
    ],
  },
]

/** A note and its date, in one commit. */
const writeNote =
  (note: Fields | null, date: Fields | null) =>
  ({ database }: Reach, who: SignedInActor = 'professional') => {
    const batch = writeBatch(database)
    if (note) batch.set(doc(database, `${folderOf(who)}/notes/01`), asWritten(note) as Fields)
    if (date) batch.set(doc(database, `${folderOf(who)}/noteDates/01`), asWritten(date) as Fields)
    return batch.commit()
  }
const eraseNote =
  (...parts: readonly ('notes' | 'noteDates')[]) =>
  ({ database }: Reach) => {
    const batch = writeBatch(database)
    for (const part of parts) batch.delete(doc(database, `${grant}/${part}/01`))
    return batch.commit()
  }
const noteThere = async (server: Reach) => {
  await withGrant(server)
  await writeNote({ text: 'a', createdAt: new Moment(0) }, { at: new Moment(0) })(server)
}
const noNote = async (server: Reach, who: SignedInActor = 'professional') => {
  await deleteDoc(doc(server.database, `${folderOf(who)}/notes/01`))
  await deleteDoc(doc(server.database, `${folderOf(who)}/noteDates/01`))
}
const whole = writeNote(noteTable.valid, momentTable.valid)

/** Each edge and defect of one of the two, beside the other as it should be. */
function noteDefects(area: 'notes' | 'noteDates', table: DocumentTable): readonly RulesCase[] {
  const writing = ({ set = {}, remove = [] }: { set?: Fields; remove?: readonly string[] }) => {
    const fields = Object.fromEntries(
      Object.entries({ ...table.valid, ...set }).filter(([name]) => !remove.includes(name)),
    )
    return area === 'notes' ? writeNote(fields, momentTable.valid) : writeNote(noteTable.valid, fields)
  }
  const prepare = async (server: Reach) => {
    await withGrant(server)
    await noNote(server)
  }
  const valid = {
    who: 'professional',
    what: 'write a note',
    outcome: 'allowed',
    prepare,
    request: whole,
  } as const
  return [
    ...Object.entries(table.edges).map(
      ([name, change]): RulesCase => ({
        area,
        name: `create: ${name} is allowed`,
        attempts: [{ ...valid, what: name, request: writing(change) }],
      }),
    ),
    ...Object.entries(table.defects).map(
      ([name, change]): RulesCase => ({
        area,
        name: `create: ${name} is refused`,
        attempts: [valid, { ...valid, what: name, outcome: 'denied', request: writing(change) }],
      }),
    ),
  ]
}

/** Rules cannot count: how many there are is how many names there are. */
const placeCases = (
  area: 'notes' | 'invitations',
  good: readonly string[],
  bad: readonly string[],
  request: (name: string) => (reach: Reach) => Promise<unknown>,
): readonly RulesCase[] => {
  const attempt = (name: string, outcome: 'allowed' | 'denied') =>
    ({
      who: 'professional',
      what: `write ${name}`,
      outcome,
      prepare: async (server: Reach) => {
        await withGrant(server)
        const parts = area === 'notes' ? (['notes', 'noteDates'] as const) : ([area] as const)
        for (const part of parts) await deleteDoc(doc(server.database, `${grant}/${part}/${name}`))
      },
      request: request(name),
    }) as const
  return [
    {
      area,
      name: `create: ${area} have the places ${good.join(', ')}`,
      attempts: good.map((name) => attempt(name, 'allowed')),
    },
    {
      area,
      name: `create: ${area} have no place ${bad.join(', ')}`,
      attempts: [attempt('01', 'allowed'), ...bad.map((name) => attempt(name, 'denied'))],
    },
  ]
}

/** One half of a note by itself, so that each rule is seen without the other's. */
const halfCases = (area: 'notes' | 'noteDates'): readonly RulesCase[] => {
  const other = area === 'notes' ? 'noteDates' : 'notes'
  const fields = { notes: noteTable.valid, noteDates: momentTable.valid }
  const half = ({ database }: Reach, part: 'notes' | 'noteDates') => doc(database, `${grant}/${part}/01`)
  const there =
    (...parts: readonly ('notes' | 'noteDates')[]) =>
    async (server: Reach) => {
      await withGrant(server)
      await noNote(server)
      for (const part of parts) await setDoc(half(server, part), asStored(fields[part]) as Fields)
    }
  const write = (reach: Reach) => setDoc(half(reach, area), asWritten(fields[area]) as Fields)
  const nobody: Row = [no, no, no, no, no, no, no]
  return accessMatrix(area, {
    [`write in ${area} where the other half is there`]: {
      may: professionalOnly,
      prepare: there(other),
      request: write,
    },
    [`write again in ${area}`]: { may: nobody, prepare: there(area, other), request: write },
    [`write again in ${area} where the other half is gone`]: {
      may: nobody,
      prepare: there(area),
      request: write,
    },
    [`delete from ${area} where the other half is gone`]: {
      may: professionalOnly,
      prepare: there(area),
      request: (reach) => deleteDoc(half(reach, area)),
    },
    [`get one of ${area}`]: {
      may: nobody,
      prepare: there(area),
      request: (reach) => getDocFromServer(half(reach, area)),
    },
  })
}

const noteCases: readonly RulesCase[] = [
  ...halfCases('notes'),
  ...halfCases('noteDates'),
  ...placeCases('notes', ['00', '99'], ['1', '100', '0a', 'x'], (name) => ({ database }) => {
    const batch = writeBatch(database)
    batch.set(doc(database, `${grant}/notes/${name}`), asWritten(noteTable.valid) as Fields)
    batch.set(doc(database, `${grant}/noteDates/${name}`), asWritten(momentTable.valid) as Fields)
    return batch.commit()
  }),
  ...accessMatrix('notes', {
    'note something about a client': {
      may: professionalOnly,
      prepare: async (server) => {
        await withGrant(server)
        await noNote(server)
      },
      request: (r) => whole(r),
    },
    'erase a note about a client': {
      may: professionalOnly,
      prepare: noteThere,
      request: eraseNote('notes', 'noteDates'),
    },
    'change a note about a client': {
      may: [no, no, no, no, no, no, no],
      prepare: noteThere,
      request: ({ database }) => updateDoc(doc(database, `${grant}/notes/01`), { text: 'b' }),
    },
  }),
  ...onlyAliveCases('notes', { what: 'note something', prepare: noNote, request: whole }),
  ...noteDefects('notes', noteTable),
  ...noteDefects('noteDates', momentTable),
  ...(
    [
      ['notes', 'a note without its date', writeNote(noteTable.valid, null)],
      ['noteDates', 'a date without its note', writeNote(null, momentTable.valid)],
    ] as const
  ).map(
    ([area, what, request]): RulesCase => ({
      area,
      name: `a professional may not write ${what}`,
      attempts: [
        {
          who: 'professional',
          what: 'write both',
          outcome: 'allowed',
          prepare: async (server) => {
            await withGrant(server)
            await noNote(server)
          },
          request: (r) => whole(r),
        },
        {
          who: 'professional',
          what,
          outcome: 'denied',
          prepare: (server) => noNote(server),
          request: (r) => request(r),
        },
      ],
    }),
  ),
  ...(['notes', 'noteDates'] as const).map(
    (area): RulesCase => ({
      area,
      name: `a professional may not erase from ${area} alone`,
      attempts: [
        {
          who: 'professional',
          what: 'erase both',
          outcome: 'allowed',
          prepare: noteThere,
          request: eraseNote('notes', 'noteDates'),
        },
        {
          who: 'professional',
          what: `erase from ${area}`,
          outcome: 'denied',
          prepare: noteThere,
          request: eraseNote(area),
        },
      ],
    }),
  ),
]

const invitation = ({ database }: Reach, who: SignedInActor = 'professional') =>
  doc(database, `${folderOf(who)}/invitations/01`)
const asked = async (server: Reach) => {
  await withGrant(server)
  await setDoc(invitation(server), asStored(invitationTable.valid) as Fields)
}
const accept = (reach: Reach) =>
  updateDoc(invitation(reach), asWritten({ status: 'accepted', answeredAt: serverNow }) as Fields)

const invitationCases: readonly RulesCase[] = [
  ...placeCases(
    'invitations',
    ['00', '19'],
    ['1', '20', '111', '1x', '011'],
    (name) =>
      ({ database }) =>
        setDoc(doc(database, `${grant}/invitations/${name}`), asWritten(invitationTable.valid) as Fields),
  ),
  ...written('invitations', { create: professionalOnly, delete: both }, invitationTable.valid, (server) =>
    withGrant(server),
  ),
  ...accessMatrix('invitations', {
    'accept an invitation': { may: ownerOnly, prepare: asked, request: accept },
    'change an invitation': {
      may: [no, no, no, no, no, no, no],
      prepare: asked,
      request: (r) => updateDoc(invitation(r), { everyWeeks: 1 }),
    },
    'write an invitation again': {
      may: [no, no, no, no, no, no, no],
      prepare: asked,
      request: (r) => setDoc(invitation(r), asWritten(invitationTable.valid) as Fields),
    },
    'get one invitation': {
      may: [no, no, no, no, no, no, no],
      prepare: asked,
      request: (r) => getDocFromServer(invitation(r)),
    },
  }),
  {
    area: 'invitations',
    name: 'create: an invitation to the very end of the grant is allowed',
    attempts: [
      {
        who: 'professional',
        what: 'invite',
        outcome: 'allowed',
        prepare: async (server) => {
          await withGrant(server, 'professional', { expiresAt: veryEnd })
          await deleteDoc(invitation(server))
        },
        request: (r) =>
          setDoc(invitation(r), asWritten({ ...invitationTable.valid, until: veryEnd }) as Fields),
      },
    ],
  },
  ...standingCases('invitations', { who: 'owner', what: 'accept', prepare: asked, request: accept }),
  ...onlyAliveCases('invitations', {
    what: 'invite',
    prepare: (server, who) => deleteDoc(invitation(server, who)),
    request: (reach, who) => setDoc(invitation(reach, who), asWritten(invitationTable.valid) as Fields),
  }),
  ...oneDefect({
    area: 'invitations',
    who: 'professional',
    path: `${grant}/invitations/01`,
    table: invitationTable,
    prepare: (server) => withGrant(server),
  }),
  ...oneDefect({
    area: 'invitations',
    who: 'owner',
    path: `${grant}/invitations/01`,
    table: {
      valid: { ...invitationTable.valid, status: 'accepted', answeredAt: serverNow },
      edges: { 'not accepted': { set: { status: 'declined' } } },
      defects: {
        'asked anew': { set: { status: 'asked' } },
        'an unknown answer': { set: { status: 'perhaps' } },
        'a time of the client': { set: { answeredAt: new Moment(-1000) } },
        'other weeks': { set: { everyWeeks: 1 } },
      },
    },
    update: ['status', 'answeredAt'],
    prepare: (server) => withGrant(server),
  }),
]

export const grantPartCases: readonly RulesCase[] = [
  ...listCases,
  ...openedCases,
  ...releaseCases,
  ...talkedCases,
  ...noteCases,
  ...invitationCases,
]
