import * as v from 'valibot'
import { articleIds } from '../content/article'
import { auditEntrySchema } from './audit-entry-document'
import { commentSchema } from './comment-document'
import { contactMessageSchema } from './contact-message-document'
import { listLimits } from './document-limits'
import { groupSchema } from './group-document'
import { ratingId, ratingSchema } from './rating-document'
import { averageStars, fewestForAverage, ratingTotalSchema } from './rating-total-document'
import { serviceSchema } from './service-document'
import { timestamp } from './timestamp'

const now = { seconds: 1_790_000_000, nanoseconds: 123_456_789 }

describe('a timestamp', () => {
  test.each([
    [{ toMillis: () => 5 }, 5],
    [{ seconds: 0, nanoseconds: 0 }, 0],
    [now, 1_790_000_000_123],
    [{ seconds: -1, nanoseconds: 500_000_000 }, -500],
  ])('%j is read', (stored, expected) => {
    expect(v.parse(timestamp, stored)).toBe(expected)
  })
  test.each([
    [null],
    [undefined],
    [5],
    ['2026-11-21'],
    [new Date(0)],
    [{}],
    [{ seconds: 1 }],
    [{ seconds: '1', nanoseconds: 0 }],
    [{ seconds: 1.5, nanoseconds: 0 }],
    [{ toMillis: 5 }],
    [{ toMillis: () => Number.NaN }],
    [{ toMillis: () => Number.POSITIVE_INFINITY }],
  ])('%j is none', (stored) => {
    expect(v.safeParse(timestamp, stored).success).toBe(false)
  })
})

/** A valid document of each kind that only the server writes, and single defects of it. */
const kinds = [
  {
    kind: 'rating',
    schema: ratingSchema,
    valid: {
      userId: 'a',
      targetId: 'sleep',
      stars: 5,
      commentStatus: 'none',
      createdAt: now,
      updatedAt: now,
    },
    defects: [
      { stars: 0 },
      { stars: 6 },
      { stars: 4.5 },
      { stars: '5' },
      { targetId: 'sleep_well' },
      { comment: '' },
      { comment: 'a'.repeat(1001) },
      { commentStatus: 'published' },
      { userId: '' },
      { updatedAt: null },
      { publicId: '' },
    ],
  },
  {
    kind: 'public comment',
    schema: commentSchema,
    valid: { targetId: 'sleep', stars: 5, comment: 'Good', updatedAt: now },
    defects: [
      { targetId: 'sleep_well' },
      { stars: 0 },
      { stars: 5.5 },
      { comment: '' },
      { comment: 'a'.repeat(1001) },
      { updatedAt: 'today' },
    ],
  },
  {
    kind: 'rating total',
    schema: ratingTotalSchema,
    valid: { count: 2, sum: 9 },
    defects: [{ count: -1 }, { count: 1.5 }, { sum: 1 }, { sum: 11 }, { sum: '9' }, { count: null }],
  },
  {
    kind: 'group',
    schema: groupSchema,
    valid: {
      name: { zh: '安心小组', en: 'Calm group' },
      description: { zh: '一起聊聊。', en: 'We talk.' },
      audience: 'everyone',
      languages: ['zh-CN'],
      format: 'online',
      meeting: { weekday: 7, time: '19:30', timeZone: 'Asia/Shanghai', minutes: 60, everyWeeks: 1 },
      facilitatorName: 'Dr Li',
      facilitatorUid: 'professional',
      example: true,
      open: true,
      updatedAt: now,
    },
    defects: [
      { name: { zh: '', en: 'Calm group' } },
      { name: 'Calm group' },
      { audience: 'nobody' },
      { languages: [] },
      { languages: ['fr'] },
      { format: 'letter' },
      { meeting: { weekday: 0, time: '19:30', timeZone: 'Asia/Shanghai', minutes: 60, everyWeeks: 1 } },
      { meeting: { weekday: 1, time: '24:00', timeZone: 'Asia/Shanghai', minutes: 60, everyWeeks: 1 } },
      { meeting: { weekday: 1, time: '9:30', timeZone: 'Asia/Shanghai', minutes: 60, everyWeeks: 1 } },
      { meeting: { weekday: 1, time: '19:30', timeZone: 'Middle/Earth', minutes: 60, everyWeeks: 1 } },
      { meeting: { weekday: 1, time: '19:30', timeZone: 'Asia/Shanghai', minutes: 5, everyWeeks: 1 } },
      { facilitatorUid: undefined },
      { example: undefined },
      { open: 'yes' },
    ],
  },
  {
    kind: 'service',
    schema: serviceSchema,
    valid: {
      name: { zh: '北京大学第六医院', en: 'Peking University Sixth Hospital' },
      kind: 'psychiatric-hospital',
      region: 'CN',
      city: { zh: '北京', en: 'Beijing' },
      address: '海淀区花园北路51号',
      lat: 39.983,
      lon: 116.361,
      coordPrecisionKm: 2,
      geohash: 'wx4ery',
      phone: null,
      site: 'https://www.pkuh6.cn',
      languages: ['zh'],
      ages: 'all',
      source: 'its own site',
      checkedOn: '2026-11-21',
      confidence: { exists: 'high', phone: null },
    },
    defects: [
      { kind: 'bar' },
      { region: 'China' },
      { lat: 90.1 },
      { lon: -180.1 },
      { lat: '39' },
      { geohash: 'WX4' },
      { geohash: 'wx4a!' },
      { phone: '' },
      { site: 'javascript:alert(1)' },
      { site: 'www.pkuh6.cn' },
      { languages: [] },
      { ages: 'old' },
      { cost: 'a lot' },
      { checkedOn: 'yesterday' },
      { emergency: 'yes' },
    ],
  },
  {
    kind: 'contact message',
    schema: contactMessageSchema,
    valid: {
      kind: 'contact',
      name: 'Ada',
      email: 'ada@demo.test',
      subject: 'Hello',
      message: 'A question about this site.',
      language: 'en',
      uid: null,
      status: 'open',
      createdAt: now,
    },
    defects: [
      { kind: 'letter' },
      { kind: 'service-error' },
      { name: '' },
      { subject: 'a'.repeat(121) },
      { message: 'a'.repeat(4001) },
      { language: 'fr' },
      { uid: 5 },
      { status: 'lost' },
      { createdAt: 0 },
    ],
  },
  {
    kind: 'audit entry',
    schema: auditEntrySchema,
    valid: {
      action: 'role-changed',
      actorUid: 'admin',
      target: 'users/a',
      before: { role: null },
      after: { role: 'admin' },
      at: now,
    },
    defects: [
      { action: '' },
      { action: 'Role changed' },
      { actorUid: '' },
      { target: '' },
      { before: { a: [] } },
      { at: 5 },
    ],
  },
] as const

describe.each(kinds)('a $kind', ({ schema, valid, defects }) => {
  const accepts = (fields: object) => v.safeParse(schema, fields).success
  test('that is valid is read', () => {
    expect(v.safeParse(schema, valid).issues).toBeUndefined()
  })
  test.each<object>([...defects])('with %j is not', (defect) => {
    expect(accepts({ ...valid, ...defect })).toBe(false)
  })
  test.each([[null], [[]], ['text'], [5], [{}]])('is not %j', (value) => {
    expect(v.safeParse(schema, value).success).toBe(false)
  })
})

test('what is not known of a service has a plain default', () => {
  const service = v.parse(serviceSchema, kinds.find(({ kind }) => kind === 'service')?.valid)
  expect(service).toMatchObject({ cost: 'unknown', access: {}, openingHours: null, emergency: false })
})

test('an average is of stars, and there is none without ratings', () => {
  expect(averageStars({ count: 6, sum: 27 })).toBe(4.5)
  expect(averageStars({ count: fewestForAverage, sum: 10 })).toBe(2)
  expect(averageStars({ count: fewestForAverage - 1, sum: 4 })).toBeNull()
  expect(averageStars({ count: 0, sum: 0 })).toBeNull()
  expect(ratingId('sleep', 'a_b')).toBe('sleep_a_b')
})

test('one list shows every article that an account can keep', () => {
  expect(articleIds.length).toBeLessThanOrEqual(listLimits.savedArticles)
})
