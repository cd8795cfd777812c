import { listLimits } from '@amhs/domain/documents/document-limits'
import { deleteDoc, doc, getDocFromServer, setDoc } from 'firebase/firestore'
import { accessMatrix, no, yes } from '../access-matrix'
import { listLimitCases, listOf } from '../list-limit'
import { oneDefect } from '../one-defect'
import type { RulesCase } from '../rules-case'
import { inGoodStanding, openToDisabledCases, standingCases } from '../standing'
import { asStored, asWritten, type DocumentTable, type Fields, Moment } from '../test-document'
import type { Reach } from '../world'

const folder = 'users/owner/reminders'
const place = `${folder}/check-in`
const day = 24 * 60 * 60_000

export const reminderTable: DocumentTable = {
  valid: {
    schemaVersion: 1,
    every: 'two-weeks',
    firstDay: '2026-12-01',
    hour: 10,
    timeZone: 'Asia/Shanghai',
    language: 'zh-CN',
    until: null,
    nextAt: new Moment(3 * day),
  },
  edges: {
    once: { set: { every: 'once' } },
    'every week': { set: { every: 'week' } },
    'every month': { set: { every: 'month' } },
    ...Object.fromEntries(
      Array.from({ length: 13 }, (_, index) => [`at ${8 + index} o’clock`, { set: { hour: 8 + index } }]),
    ),
    'a last day': { set: { until: '2027-06-30' } },
    'a place of the database of time zones': { set: { timeZone: 'America/Argentina/Buenos_Aires' } },
    'a place of one character': { set: { timeZone: 'Z' } },
    'a place of 40 characters': { set: { timeZone: 'a'.repeat(40) } },
    'a place by its distance': { set: { timeZone: 'Etc/GMT+12' } },
    'in almost 400 days': { set: { nextAt: new Moment(400 * day - 60_000) } },
    English: { set: { language: 'en' } },
  },
  defects: {
    'an unknown field': { set: { about: 'phq9' } },
    'another version': { set: { schemaVersion: 2 } },
    'no version': { remove: ['schemaVersion'] },
    'another rhythm': { set: { every: 'day' } },
    'no rhythm': { remove: ['every'] },
    'a first day in words': { set: { firstDay: 'tomorrow' } },
    'no first day': { remove: ['firstDay'] },
    'seven in the morning': { set: { hour: 7 } },
    'nine in the evening': { set: { hour: 21 } },
    'half past ten': { set: { hour: 10.5 } },
    'no hour': { remove: ['hour'] },
    'a place with other characters': { set: { timeZone: 'Asia/Shanghai<' } },
    'an empty place': { set: { timeZone: '' } },
    'a place of 41 characters': { set: { timeZone: 'a'.repeat(41) } },
    'no place': { remove: ['timeZone'] },
    'another language': { set: { language: 'fr' } },
    'no language': { remove: ['language'] },
    'a last day in words': { set: { until: 'never' } },
    'no word of a last day': { remove: ['until'] },
    'a date that has passed': { set: { nextAt: new Moment(-1000) }, schema: 'cannot tell' },
    'a date too far away': { set: { nextAt: new Moment(400 * day + 60_000) }, schema: 'cannot tell' },
    'no date': { remove: ['nextAt'] },
    'stopped by the client': { set: { nextAt: null }, schema: 'cannot tell' },
    'an end of the client': { set: { ended: 'link' }, schema: 'cannot tell' },
    'refusals of the client': { set: { refusals: 1 }, schema: 'cannot tell' },
  },
}

const target = ({ database }: Reach, kind = 'check-in') => doc(database, folder, kind)
const write = (reach: Reach, kind?: string) =>
  setDoc(target(reach, kind), asWritten(reminderTable.valid) as Fields)
async function existing(server: Reach) {
  await inGoodStanding(server)
  // As the server leaves one whose mailbox took nothing; the owner begins it anew.
  await setDoc(target(server), {
    ...(asStored(reminderTable.valid) as Fields),
    nextAt: null,
    ended: 'undeliverable',
    refusals: 2,
  })
}
async function absent(server: Reach) {
  await inGoodStanding(server)
  await deleteDoc(target(server))
}

export const reminderCases: readonly RulesCase[] = [
  ...accessMatrix('reminders', {
    //                           anonymous owner stranger caregiver professional facilitator admin
    'get a reminder': {
      may: [no, yes, no, no, no, no, no],
      prepare: existing,
      request: (r) => getDocFromServer(target(r)),
    },
    'list reminders': {
      may: [no, yes, no, no, no, no, no],
      prepare: existing,
      request: listOf(folder, 10),
    },
    'wish for a reminder': {
      may: [no, yes, no, no, no, no, no],
      onceVerified: true,
      prepare: absent,
      request: (r) => write(r),
    },
    'wish for another one in its place': {
      may: [no, yes, no, no, no, no, no],
      onceVerified: true,
      prepare: existing,
      request: (r) => write(r),
    },
    'remove a reminder': {
      may: [no, yes, no, no, no, no, no],
      prepare: existing,
      request: (r) => deleteDoc(target(r)),
    },
  }),
  ...listLimitCases('reminders', 'owner', folder, listLimits.reminders, existing),
  ...standingCases('reminders', {
    who: 'owner',
    what: 'wish for a reminder',
    prepare: absent,
    request: (r) => write(r),
  }),
  ...openToDisabledCases('reminders', [
    { who: 'owner', what: 'list reminders', prepare: existing, request: listOf(folder, 10) },
    { who: 'owner', what: 'remove a reminder', prepare: existing, request: (r) => deleteDoc(target(r)) },
  ]),
  {
    area: 'reminders',
    name: 'a stranger in good standing may not wish for a reminder of owner',
    attempts: [
      {
        who: 'owner',
        what: 'wish for a reminder',
        outcome: 'allowed',
        prepare: absent,
        request: (r) => write(r),
      },
      {
        who: 'stranger',
        what: 'wish for one of owner',
        outcome: 'denied',
        prepare: async (server) => {
          await absent(server)
          await inGoodStanding(server, 'stranger')
        },
        request: (r) => write(r),
      },
    ],
  },
  {
    area: 'reminders',
    name: 'there are two of them, by their names',
    attempts: (['check-in', 'look-again', 'phq9', 'more'] as const).map((kind) => ({
      who: 'owner',
      what: `wish for the reminder ${kind}`,
      outcome: kind === 'check-in' || kind === 'look-again' ? 'allowed' : 'denied',
      prepare: inGoodStanding,
      request: (reach) => write(reach, kind),
    })),
  },
  ...oneDefect({
    area: 'reminders',
    who: 'owner',
    path: place,
    table: reminderTable,
    prepare: inGoodStanding,
  }),
]
