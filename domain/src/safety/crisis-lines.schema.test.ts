import * as v from 'valibot'
import data from './crisis-lines.json'
import {
  crisisLineNotesSchema,
  crisisLineSchema,
  crisisLineSourcesSchema,
  crisisLinesSchema,
  protectionLinesSchema,
} from './crisis-lines.schema'
import { levelWords } from './line-facts'

const [region] = data.regions
const [line] = region?.lines ?? []
if (!region || !line) throw new Error('There is no line')

const words = { zh: '谁都可以', en: 'Everyone' }
const file = (change: object) => ({ ...data, regions: [{ ...region, ...change }] })

/** The places of what does not fit; none where all does. */
function faults(schema: v.GenericSchema, value: unknown): readonly (string | null)[] {
  return v.safeParse(schema, value).issues?.map((issue) => v.getDotPath(issue)) ?? []
}

test('the example fits, with everything that a line may have', () => {
  const whole = { ...line, sms: { to: '988', send: 'START' }, whatsapp: '+65 6669 1771' }
  expect(faults(crisisLineSchema, whole)).toEqual([])
  expect(faults(crisisLineSchema, { ...line, sms: { to: '988' } })).toEqual([])
  expect(faults(crisisLineSchema, { ...line, number: null, hours: null, site: null })).toEqual([])
  expect(faults(crisisLinesSchema, file({ childLine: line.id, parentLine: line.id }))).toEqual([])
})

test('every level, way and subject that the code knows fits', () => {
  for (const level of Object.keys(levelWords)) {
    const confidence = { about: 'number', level, hours: level }
    expect(faults(crisisLineSchema, { ...line, confidence })).toEqual([])
    expect(faults(crisisLineSchema, { ...line, confidence: { about: 'line', level } })).toEqual([])
  }
  for (const channel of ['call', 'sms', 'chat', 'webchat', 'email', 'whatsapp', 'web'])
    expect(faults(crisisLineSchema, { ...line, channels: [channel] })).toEqual([])
})

test.each([
  ['id', 'CN-12356'],
  ['id', 'cn'],
  ['id', 'cn-'],
  ['id', '-12356'],
  ['id', '1cn-12356'],
  ['id', 'cn-12356!'],
  ['name', { zh: '热线' }],
  ['name', { ...words, fr: 'Ligne' }],
  ['name', { ...words, en: ' ' }],
  ['number', 'call us'],
  ['number', '12'],
  ['number', 'x123'],
  ['number', '123x'],
  ['number', '++123'],
  ['number', ''],
  ['channels', []],
  ['channels', ['fax']],
  ['channels', ['']],
  ['hours', { zh: '全天' }],
  ['hours', '24/7'],
  ['languages', []],
  ['languages', ['']],
  ['audience', null],
  ['youth', 'yes'],
  ['adults', 1],
  ['site', 'example'],
  ['site', ''],
  ['confidence', { about: 'line', level: 'sure' }],
  ['confidence', { about: 'line', level: '' }],
  ['confidence', { about: 'name', level: 'high' }],
  ['confidence', { about: '', level: 'high' }],
  ['confidence', { about: 'line', level: 'high', hours: 'sure' }],
  ['confidence', { about: 'line', level: 'high', since: '2026' }],
  ['sms', { to: 'START' }],
  ['sms', { to: '988', send: ' ' }],
  ['sms', { to: '988', from: '1' }],
  ['whatsapp', 'here'],
  ['remark', 'words'],
])('a line does not fit with %s %j', (field, value) => {
  const [place] = faults(crisisLineSchema, { ...line, [field]: value })
  expect(place?.split('.')[0]).toBe(field)
})

test.each([
  ['region', 'cn'],
  ['region', 'C'],
  ['region', 'CNN'],
  ['region', 'xCN'],
  ['region', 'OTHERS'],
  ['region', 'ANOTHER'],
  ['region', ''],
  ['name', { zh: '中国' }],
  ['emergency', [{ number: '110' }]],
  ['emergency', [{ number: 'police', for: words }]],
  ['emergency', [{ number: '110', for: words, since: '2026' }]],
  ['lines', []],
  ['lines', [{}]],
  ['childLine', ''],
  ['parentLine', ''],
  ['remark', 'words'],
])('a region does not fit with %s %j', (field, value) => {
  const [place] = faults(crisisLinesSchema, file({ [field]: value }))
  expect(place?.split('.').slice(0, 3)).toEqual(['regions', '0', field])
})

test('neither does a file without a day, without a region, or with something beside them', () => {
  expect(faults(crisisLinesSchema, { ...data, checkedOn: '21.11.2026' })).toEqual(['checkedOn'])
  expect(faults(crisisLinesSchema, { ...data, regions: [] })).toEqual(['regions'])
  expect(faults(crisisLinesSchema, { ...data, remark: 'words' })).toEqual(['remark'])
})

const forViolence = (change: object) => {
  const given = { police: '110', first: [line.id], lines: [line], ...change }
  return { purpose: 'Whom to call.', checkedOn: '2026-11-26', regions: { CN: given } }
}

test('lines for violence may say how to reach the police without a sound', () => {
  expect(faults(protectionLinesSchema, forViolence({}))).toEqual([])
  const silent = { silent: words, text: { to: '12110', send: '报警' } }
  expect(faults(protectionLinesSchema, forViolence(silent))).toEqual([])
})

test.each([
  ['police', 'police'],
  ['silent', 'Text them.'],
  ['text', { to: 'police', send: 'Help' }],
  ['text', { to: '12110', send: '' }],
  ['first', ['']],
  ['lines', [{}]],
  ['also', []],
])('lines for violence do not fit with %s %j', (field, value) => {
  const [place] = faults(protectionLinesSchema, forViolence({ [field]: value }))
  expect(place?.split('.').slice(0, 3)).toEqual(['regions', 'CN', field])
})

test('notes and sources stand by the id of a line, in words', () => {
  expect(faults(crisisLineNotesSchema, { 'cn-12356': words })).toEqual([])
  expect(faults(crisisLineNotesSchema, { 'cn-12356': 'words' })).toEqual(['cn-12356'])
  const sources = {
    checkedOn: '2026-11-21',
    method: 'Each page was opened.',
    sources: { 'cn-12356': 'A page' },
  }
  expect(faults(crisisLineSourcesSchema, sources)).toEqual([])
  expect(faults(crisisLineSourcesSchema, { ...sources, method: '' })).toEqual(['method'])
  expect(faults(crisisLineSourcesSchema, { ...sources, checkedOn: 'today' })).toEqual(['checkedOn'])
  expect(faults(crisisLineSourcesSchema, { ...sources, sources: { 'cn-12356': '' } })).toEqual([
    'sources.cn-12356',
  ])
  expect(faults(crisisLineSourcesSchema, { ...sources, remark: 'words' })).toEqual(['remark'])
})
