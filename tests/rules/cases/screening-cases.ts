import { listLimits } from '@amhs/domain/documents/document-limits'
import { deleteDoc, doc, getDocFromServer, setDoc, updateDoc } from 'firebase/firestore'
import { accessMatrix, no, yes } from '../access-matrix'
import { listLimitCases, listOf } from '../list-limit'
import { oneDefect } from '../one-defect'
import type { RulesCase } from '../rules-case'
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
  },
  edges: {
    English: { set: { language: 'en' } },
    'a parent who answers': { set: { respondent: 'parent' } },
    'a caregiver who answers': { set: { respondent: 'caregiver' } },
    'an instrument name of 40 characters': { set: { instrument: 'a'.repeat(40) } },
    'an instrument name of one letter': { set: { instrument: 'k' } },
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
    'a clock that runs four and a half minutes ahead': { set: { finishedAt: new Moment(270_000) } },
    'a result that waited on the device for a year': { set: { finishedAt: new Moment(-365 * day) } },
    'no safety notice': { set: { safety: false } },
  },
  defects: {
    'an unknown field': { set: { note: '' } },
    'no instrument': { remove: ['instrument'] },
    'an empty instrument name': { set: { instrument: '' } },
    'an instrument name with a capital': { set: { instrument: 'PHQ9' } },
    'an instrument name with a slash': { set: { instrument: 'phq9/x' } },
    'an instrument name that begins with a digit': { set: { instrument: '9phq' } },
    'an instrument name of 41 characters': { set: { instrument: 'a'.repeat(41) } },
    'an instrument name with a line break': { set: { instrument: 'phq9\n' } },
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
    'finished five and a half minutes from now': {
      set: { finishedAt: new Moment(330_000) },
      schema: 'cannot tell',
    },
    'finished in a year': { set: { finishedAt: new Moment(365 * day) }, schema: 'cannot tell' },
    'no time of saving': { remove: ['savedAt'] },
    'saved at a time of the client': { set: { savedAt: new Moment(-1000) }, schema: 'cannot tell' },
  },
}

const target = ({ database }: Reach) => doc(database, place)
const existing = (server: Reach) => setDoc(target(server), asStored(screeningTable.valid) as Fields)
const absent = (server: Reach) => deleteDoc(target(server))
const create = (reach: Reach) => setDoc(target(reach), asWritten(screeningTable.valid) as Fields)

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
    'create a screening': { may: [no, yes, no, no, no, no, no], prepare: absent, request: create },
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
    'replace a screening': { may: [no, no, no, no, no, no, no], prepare: existing, request: create },
  }),
  ...listLimitCases('screenings', 'owner', 'users/owner/screenings', listLimits.screenings, existing),
  ...oneDefect({ area: 'screenings', who: 'owner', path: place, table: screeningTable }),
]
