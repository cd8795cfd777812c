import { documentLimits, listLimits } from '@amhs/domain/documents/document-limits'
import { instrumentIndex } from '@amhs/domain/instruments/instrument-catalogue'
import {
  deleteDoc,
  deleteField,
  doc,
  getDocFromServer,
  increment,
  setDoc,
  updateDoc,
  writeBatch,
} from 'firebase/firestore'
import { accessMatrix, no, yes } from '../access-matrix'
import { listLimitCases, listOf } from '../list-limit'
import { oneDefect } from '../one-defect'
import type { Attempt, RulesCase } from '../rules-case'
import { openToDisabledCases } from '../standing'
import { asStored, asWritten, type DocumentTable, type Fields, Moment, serverNow } from '../test-document'
import type { Reach } from '../world'

const day = 86_400_000
const place = 'users/owner/screenings/one'

const numbered = (count: number, value: unknown) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`item_${index}`, value]))
const subscale = { score: 45.83, band: 'low', positive: false }

export const screeningTable: DocumentTable = {
  valid: {
    instrument: 'phq9',
    edition: '2026-11-21',
    language: 'zh-CN',
    respondent: 'self',
    answers: { phq9_1: 2, phq9_2: 0, phq9_9: 'declined' },
    unscored: { phq9_difficulty: 1 },
    score: {
      total: 12,
      band: 'moderate',
      percent: 48,
      positive: true,
      subscales: { a: subscale, b: subscale },
    },
    safety: true,
    finishedAt: new Moment(-day),
    savedAt: serverNow,
    schemaVersion: 1,
  },
  edges: {
    'no version, as pages of before wrote it': { remove: ['schemaVersion'] },
    English: { set: { language: 'en' } },
    'a parent who answers': { set: { respondent: 'parent' } },
    'a caregiver who answers': { set: { respondent: 'caregiver' } },
    ...Object.fromEntries(
      instrumentIndex.map(({ id }) => [`the questionnaire ${id}`, { set: { instrument: id } }]),
    ),
    'a band name of 40 characters': { set: { 'score.band': 'a'.repeat(40) } },
    'a band name of one letter': { set: { 'score.band': 'k' } },
    'sixty answers': { set: { answers: numbered(60, 3) } },
    'each value that an instrument uses': {
      set: {
        answers: Object.fromEntries(
          [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 25, 50, 75, 100].map((n) => [`i${n}`, n]),
        ),
      },
    },
    'an item name of 40 characters': { set: { answers: { [`a${'0'.repeat(39)}`]: 1 } } },
    'item names with hyphen, underscore and digit': { set: { answers: { 'a-1_b': 1 } } },
    'no unscored answer': { set: { unscored: {} } },
    'ten unscored answers': { set: { unscored: numbered(10, 1) } },
    'no score': { set: { score: { total: null, band: null } } },
    'a score of zero': { set: { 'score.total': 0 } },
    'a score of 1000': { set: { 'score.total': 1000 } },
    'a score that is not whole': { set: { 'score.total': 7.5 } },
    'no percentage, cut-off or subscales': { remove: ['score.percent', 'score.positive', 'score.subscales'] },
    'zero percent': { set: { 'score.percent': 0 } },
    'one hundred percent': { set: { 'score.percent': 100 } },
    'six subscales': { set: { 'score.subscales': numbered(6, subscale) } },
    'a subscale without a score': { set: { 'score.subscales.a': { score: null, band: null } } },
    'finished as the device says it is saved': { set: { finishedAt: new Moment(0) } },
    'a clock that runs almost two days ahead': { set: { finishedAt: new Moment(2 * day - 30_000) } },
    'a result that waited on the device for a year': { set: { finishedAt: new Moment(-365 * day) } },
    'no safety notice': { set: { safety: false } },
  },
  defects: {
    'an unknown field': { set: { note: '' } },
    'no instrument': { remove: ['instrument'] },
    'an empty instrument name': { set: { instrument: '' } },
    'an instrument that the site does not have': {
      set: { instrument: 'dear-diary' },
      schema: 'cannot tell',
    },
    'a band name with a slash': { set: { 'score.band': 'low/x' } },
    'a band name that begins with a digit': { set: { 'score.band': '9low' } },
    'a band name of 41 characters': { set: { 'score.band': 'a'.repeat(41) } },
    'a band name with a line break': { set: { 'score.band': 'low\n' } },
    'a number as instrument': { set: { instrument: 9 } },
    'no edition': { remove: ['edition'] },
    'an edition that is no date': { set: { edition: '2026' } },
    'an edition with five digits': { set: { edition: '12026-11-21' } },
    'an edition with a month of three digits': { set: { edition: '2026-111-21' } },
    'an edition with a day of three digits': { set: { edition: '2026-11-211' } },
    'an edition with three digits of the year': { set: { edition: '026-11-21' } },
    'an edition with a month of one digit': { set: { edition: '2026-1-21' } },
    'an edition with a day of one digit': { set: { edition: '2026-11-1' } },
    'no language': { remove: ['language'] },
    'an unknown language': { set: { language: 'fr' } },
    'no respondent': { remove: ['respondent'] },
    'an unknown respondent': { set: { respondent: 'teacher' } },
    'no answers': { remove: ['answers'] },
    'an empty set of answers': { set: { answers: {} } },
    'answers as a list': { set: { answers: [1, 2] } },
    'sixty-one answers': { set: { answers: numbered(61, 1) } },
    'an answer that is not whole': { set: { 'answers.phq9_1': 1.5 } },
    'a negative answer': { set: { 'answers.phq9_1': -1 } },
    'an answer of 11': { set: { 'answers.phq9_1': 11 } },
    'an answer of 101': { set: { 'answers.phq9_1': 101 } },
    'an answer of 24': { set: { 'answers.phq9_1': 24 } },
    'an answer of 26': { set: { 'answers.phq9_1': 26 } },
    'an answer in words': { set: { 'answers.phq9_1': 'sometimes' } },
    'no answer to a question': { set: { 'answers.phq9_1': null } },
    'an answer that is a map': { set: { 'answers.phq9_1': { value: 1 } } },
    'an item name with a slash': { set: { answers: { 'a/b': 1 } } },
    'an item name with a capital': { set: { answers: { A: 1 } } },
    'an item name that begins with a digit': { set: { answers: { '1a': 1 } } },
    'an item name of 41 characters': { set: { answers: { [`a${'0'.repeat(40)}`]: 1 } } },
    'no unscored answers': { remove: ['unscored'] },
    'eleven unscored answers': { set: { unscored: numbered(11, 1) } },
    'an unscored answer of 11': { set: { unscored: { a: 11 } } },
    'an unscored item name with a capital': { set: { unscored: { A: 1 } } },
    'no score at all': { remove: ['score'] },
    'a number as score': { set: { score: 12 } },
    'an unknown field of the score': { set: { 'score.note': '' } },
    'no total': { remove: ['score.total'] },
    'a negative total': { set: { 'score.total': -1 } },
    'a total of 1001': { set: { 'score.total': 1001 } },
    'a total in words': { set: { 'score.total': 'twelve' } },
    'no band': { remove: ['score.band'] },
    'a band that is no name': { set: { 'score.band': 'Very bad' } },
    'a number as band': { set: { 'score.band': 2 } },
    'a negative percentage': { set: { 'score.percent': -1 } },
    'a percentage of 101': { set: { 'score.percent': 101 } },
    'a percentage in words': { set: { 'score.percent': 'half' } },
    'a cut-off in words': { set: { 'score.positive': 'yes' } },
    'subscales as a list': { set: { 'score.subscales': [subscale] } },
    'seven subscales': { set: { 'score.subscales': numbered(7, subscale) } },
    'a subscale name with a capital': { set: { 'score.subscales': { A: subscale } } },
    'an unknown field of a subscale': { set: { 'score.subscales.a.note': '' } },
    'a subscale of 1001': { set: { 'score.subscales.a.score': 1001 } },
    'a subscale without the field score': { remove: ['score.subscales.a.score'] },
    'a subscale whose band is no name': { set: { 'score.subscales.a.band': 'Very bad' } },
    'a subscale without the field band': { remove: ['score.subscales.a.band'] },
    'a subscale whose cut-off is no yes or no': { set: { 'score.subscales.a.positive': 1 } },
    ...Object.fromEntries(
      ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'].map((name, index) => [
        `a broken ${name} of six subscales`,
        {
          set: {
            'score.subscales': { ...numbered(6, subscale), [`item_${index}`]: { score: -1, band: null } },
          },
        },
      ]),
    ),
    'no safety': { remove: ['safety'] },
    'safety in words': { set: { safety: 'yes' } },
    'no time of finishing': { remove: ['finishedAt'] },
    'a time of finishing in words': { set: { finishedAt: '2026-11-21' } },
    'finished more than two days from now': {
      set: { finishedAt: new Moment(2 * day + 30_000) },
      schema: 'cannot tell',
    },
    'finished in a year': { set: { finishedAt: new Moment(365 * day) }, schema: 'cannot tell' },
    'no time of saving': { remove: ['savedAt'] },
    'a version that is not written yet': { set: { schemaVersion: 2 } },
    'a version in words': { set: { schemaVersion: '1' } },
    'saved at a time of the client': { set: { savedAt: new Moment(-1000) }, schema: 'cannot tell' },
  },
}

const profile = ({ database }: Reach) => doc(database, 'users/owner')
const target = ({ database }: Reach) => doc(database, place)
const valid = () => asWritten(screeningTable.valid) as Fields

/** The profile of owner, who has saved so many screenings. */
const saved =
  (count: number, newest = 'earlier') =>
  (server: Reach) =>
    setDoc(profile(server), { role: 'user', ...(count === 0 ? {} : { savedScreenings: { count, newest } }) })

async function existing(server: Reach) {
  await saved(1, 'one')(server)
  await setDoc(target(server), asStored(screeningTable.valid) as Fields)
}

async function absent(server: Reach) {
  await saved(7)(server)
  await deleteDoc(target(server))
}

/** What the page writes into the profile; by paths, since a whole map would begin to count anew. */
const counting: Fields = { 'savedScreenings.count': increment(1), 'savedScreenings.newest': 'one' }

/** Saves as the page does: the screening with its count. */
function save(reach: Reach, fields: Fields = {}) {
  const batch = writeBatch(reach.database)
  batch.update(profile(reach), { ...counting, ...fields })
  batch.set(target(reach), valid())
  return batch.commit()
}

/** One case for a way of saving that is refused, beside the ordinary one. */
function refusedSaving(
  name: string,
  request: Attempt['request'],
  prepare: (server: Reach) => Promise<unknown> = absent,
): RulesCase {
  return {
    area: 'screenings',
    name: `${name} is refused`,
    attempts: [
      {
        who: 'owner',
        what: 'save a screening',
        outcome: 'allowed',
        prepare: absent,
        request: (r) => save(r),
      },
      { who: 'owner', what: name, outcome: 'denied', prepare, request },
    ],
  }
}

function allowedSaving(
  name: string,
  request: Attempt['request'],
  prepare: (server: Reach) => Promise<unknown>,
): RulesCase {
  return {
    area: 'screenings',
    name: `${name} is allowed`,
    attempts: [{ who: 'owner', what: name, outcome: 'allowed', prepare, request }],
  }
}

const most = documentLimits.savedScreenings

/** The count that goes with each screening. */
const countCases: readonly RulesCase[] = [
  allowedSaving(
    'the first screening',
    (r) => save(r),
    async (server) => {
      await absent(server)
      await saved(0)(server)
    },
  ),
  allowedSaving(
    `screening ${most}`,
    (r) => save(r),
    async (server) => {
      await absent(server)
      await saved(most - 1)(server)
    },
  ),
  refusedSaving(
    `screening ${most + 1}`,
    (r) => save(r),
    async (server) => {
      await absent(server)
      await saved(most)(server)
    },
  ),
  refusedSaving('a screening without its count', (r) => setDoc(target(r), valid())),
  refusedSaving('a count of two', (r) => save(r, { 'savedScreenings.count': increment(2) })),
  refusedSaving('a count turned back', (r) => save(r, { 'savedScreenings.count': 1 })),
  refusedSaving('a count that stays', (r) => save(r, { 'savedScreenings.count': 7 })),
  refusedSaving('a count in words', (r) => save(r, { 'savedScreenings.count': 'eight' })),
  refusedSaving('a count with something beside it', (r) => save(r, { 'savedScreenings.note': '' })),
  refusedSaving('a count that names another screening', (r) =>
    save(r, { 'savedScreenings.newest': 'another' }),
  ),
  refusedSaving('two screenings with one count', (r) => {
    const batch = writeBatch(r.database)
    batch.update(profile(r), counting)
    batch.set(target(r), valid())
    batch.set(doc(r.database, 'users/owner/screenings/two'), valid())
    return batch.commit()
  }),
  refusedSaving('a count together with another field', (r) => save(r, { role: 'admin' })),
  refusedSaving('a count that is taken away', (r) =>
    updateDoc(profile(r), { savedScreenings: deleteField() }),
  ),
  ...[
    { name: 'a name of one character', newest: 'a', isAllowed: true },
    { name: 'a name of 64 characters', newest: 'a'.repeat(64), isAllowed: true },
    { name: 'a name of 65 characters', newest: 'a'.repeat(65), isAllowed: false },
    { name: 'a name of letters, digits, hyphen and underscore', newest: 'aZ-09_', isAllowed: true },
    { name: 'a name of nothing', newest: '', isAllowed: false },
    { name: 'a name with a control character', newest: 'one\u0007', isAllowed: false },
    { name: 'a name with a line break at its end', newest: 'one\n', isAllowed: false },
    { name: 'a name with a sign that turns text round', newest: 'one\u202e', isAllowed: false },
    { name: 'a name with a space', newest: 'o ne', isAllowed: false },
    { name: 'a name that is a list', newest: ['one'], isAllowed: false },
  ].map(({ name, newest, isAllowed }) => {
    const count: Attempt['request'] = (r) =>
      updateDoc(profile(r), { ...counting, 'savedScreenings.newest': newest })
    return isAllowed ? allowedSaving(name, count, absent) : refusedSaving(name, count)
  }),
  refusedSaving('a screening whose own name has a control character', (r) => {
    const batch = writeBatch(r.database)
    batch.update(profile(r), { ...counting, 'savedScreenings.newest': 'one\u0007' })
    batch.set(doc(r.database, 'users/owner/screenings/one\u0007'), valid())
    return batch.commit()
  }),
  {
    area: 'screenings',
    name: 'a stranger may not count for owner',
    attempts: (['owner', 'stranger'] as const).map((who) => ({
      who,
      what: 'count a screening of owner',
      outcome: who === 'owner' ? 'allowed' : 'denied',
      prepare: absent,
      request: (r) => updateDoc(profile(r), counting),
    })),
  },
  {
    area: 'screenings',
    name: 'a stranger may not put a screening where the newest of owner was deleted',
    attempts: (['owner', 'stranger'] as const).map((who) => ({
      who,
      what: 'write the newest screening of owner anew',
      outcome: who === 'owner' ? 'allowed' : 'denied',
      prepare: async (server) => {
        await existing(server)
        await deleteDoc(target(server))
      },
      request: (r) => setDoc(target(r), valid()),
    })),
  },
  {
    area: 'screenings',
    name: 'a disabled person may not count a screening',
    attempts: ([{}, { disabled: true }] as const).map((change) => ({
      who: 'owner',
      what: 'count a screening',
      outcome: 'disabled' in change ? 'denied' : 'allowed',
      prepare: async (server) => {
        await absent(server)
        await updateDoc(profile(server), change)
      },
      request: (r) => updateDoc(profile(r), counting),
    })),
  },
]

/** A screening that was counted while the account was in good standing. */
const counted: Attempt = {
  who: 'owner',
  what: 'create a screening that is counted',
  outcome: 'allowed',
  prepare: async (server) => {
    await absent(server)
    await saved(1, 'one')(server)
  },
  request: (r) => setDoc(target(r), valid()),
}

const closedAccounts: readonly RulesCase[] = (
  [
    ['a disabled person', (server) => updateDoc(profile(server), { disabled: true })],
    ['a person without a profile', (server) => deleteDoc(profile(server))],
  ] as const satisfies readonly (readonly [string, (server: Reach) => Promise<void>])[]
).map(([name, change]) => ({
  area: 'screenings',
  name: `${name} may not create a screening`,
  attempts: [
    counted,
    {
      ...counted,
      outcome: 'denied',
      prepare: async (server) => {
        await counted.prepare?.(server)
        await change(server)
      },
    },
  ],
}))

export const screeningCases: readonly RulesCase[] = [
  ...accessMatrix('screenings', {
    //                       anonymous owner stranger caregiver professional facilitator admin
    'get a screening': {
      may: [no, yes, no, no, no, no, no],
      prepare: existing,
      request: (r) => getDocFromServer(target(r)),
    },
    'get a screening that is not there': {
      may: [no, yes, no, no, no, no, no],
      prepare: absent,
      request: (r) => getDocFromServer(target(r)),
    },
    'list screenings': {
      may: [no, yes, no, no, no, no, no],
      prepare: existing,
      request: listOf('users/owner/screenings', 20),
    },
    'create a screening': { may: [no, yes, no, no, no, no, no], prepare: absent, request: (r) => save(r) },
    'delete a screening': {
      may: [no, yes, no, no, no, no, no],
      prepare: existing,
      request: (r) => deleteDoc(target(r)),
    },
    'change a screening': {
      may: [no, no, no, no, no, no, no],
      prepare: existing,
      request: (r) => updateDoc(target(r), { safety: false }),
    },
    'replace a screening': {
      may: [no, no, no, no, no, no, no],
      prepare: existing,
      request: (r) => setDoc(target(r), valid()),
    },
  }),
  ...listLimitCases('screenings', 'owner', 'users/owner/screenings', listLimits.screenings, existing),
  ...countCases,
  ...closedAccounts,
  ...openToDisabledCases('screenings', [
    {
      who: 'owner',
      what: 'list screenings',
      prepare: existing,
      request: listOf('users/owner/screenings', 20),
    },
    { who: 'owner', what: 'delete a screening', prepare: existing, request: (r) => deleteDoc(target(r)) },
  ]),
  ...oneDefect({
    area: 'screenings',
    who: 'owner',
    path: place,
    table: screeningTable,
    // Counted already, so that each document can be written by itself.
    prepare: saved(1, 'one'),
  }),
]
