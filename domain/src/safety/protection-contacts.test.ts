import * as v from 'valibot'
import { crisisContacts, crisisRegion, crisisRegions } from './crisis-lines'
import { protectionLinesSchema } from './crisis-lines.schema'
import { everyProtectionLine, protectionContacts, protectionLines } from './protection-contacts'
import data from './protection-lines.json'

const ids = (contacts: { lines: readonly { id: string }[] }) => contacts.lines.map((line) => line.id)
const numbers = (region: string) =>
  protectionContacts(region, { language: 'zh-CN' }).emergency.map(({ number }) => number)

test('the file fits its schema', () => {
  v.parse(protectionLinesSchema, data)
})

test('each region is known, and names a number and lines that it has', () => {
  for (const [region, { police, first, ...more }] of Object.entries(data.regions)) {
    const entry = crisisRegion(region)
    expect(entry.region).toBe(region)
    expect(entry.emergency.map(({ number }) => number)).toContain(police)
    const known = [...ids(entry), ...protectionLines(region).map(({ id }) => id)]
    const afterAssault = 'afterAssault' in more ? more.afterAssault : []
    for (const id of [...first, ...afterAssault]) expect(known).toContain(id)
  }
})

test('no line for violence stands among those for every crisis', () => {
  const general = crisisRegions.flatMap(({ lines }) => lines.map(({ id }) => id))
  for (const { id } of everyProtectionLine) expect(general).not.toContain(id)
  expect(protectionLines('FR')).toEqual([])
})

test.each([
  ['CN', ['110', '120', '119']],
  ['TW', ['110', '119']],
  ['SG', ['999', '995']],
  ['JP', ['110', '119']],
  ['KR', ['112', '119']],
])('in %s the police are called before the ambulance', (region, expected) => {
  expect(numbers(region)).toEqual(expected)
})

test.each([
  ['CN', ['cn-12338', 'cn-12356', 'cn-12355']],
  ['HK', ['hk-harmony', 'hk-swd', 'hk-18111']],
  ['TW', ['tw-113', 'tw-1925', 'tw-1995']],
  ['US', ['us-ndvh', 'us-988', 'us-ctl']],
  ['UK', ['uk-dah', 'uk-sdafmh', 'uk-lff', 'uk-dsah', 'uk-sam']],
])('in %s the lines for violence stand first', (region, expected) => {
  expect(ids(protectionContacts(region, { language: 'zh-CN' }))).toEqual(expected)
})

test.each([
  ['UK', 'adult', ['uk-rcew', 'uk-rcs', 'uk-dsah', 'uk-sam', 'uk-shout']],
  ['UK', '14-17', ['uk-childline', 'uk-rcew', 'uk-rcs', 'uk-dsah', 'uk-111']],
  ['US', 'adult', ['us-rainn', 'us-988', 'us-ctl']],
  ['HK', 'adult', ['hk-rainlily', 'hk-swd', 'hk-18111']],
  ['IE', 'adult', ['ie-drcc']],
  ['NZ', 'adult', ['nz-safetotalk']],
  // Its line for violence is the one for sexual violence as well.
  ['AU', 'adult', ['au-1800respect']],
  ['CN', 'adult', ['cn-12338']],
] as const)('after an assault in %s (%s) those for sexual violence do', (region, ageBand, expected) => {
  const found = ids(protectionContacts(region, { language: 'zh-CN', ageBand, assaulted: true }))
  expect(found.slice(0, expected.length)).toEqual(expected)
})

test('the line for children is for children, and first for them', () => {
  expect(ids(protectionContacts('UK', { language: 'zh-CN', ageBand: '14-17' }))).toEqual([
    'uk-childline',
    'uk-dah',
    'uk-sdafmh',
    'uk-lff',
    'uk-dsah',
  ])
  expect(ids(protectionContacts('UK', { language: 'zh-CN', ageBand: 'adult' }))).not.toContain('uk-childline')
})

test.each([
  ['14-17', ['cn-12338', 'cn-12355', 'cn-12356']],
  ['adult', ['cn-12338', 'cn-12356', 'cn-hope24']],
] as const)('after them stand the lines for everybody, as for the age %s', (ageBand, expected) => {
  expect(ids(protectionContacts('CN', { language: 'zh-CN', ageBand }))).toEqual(expected)
})

test.each(crisisRegions.map((entry) => entry.region))(
  '%s: no number is lost and none stands twice',
  (region) => {
    for (const ageBand of [undefined, 'under-14', 'adult'] as const) {
      const contacts = protectionContacts(region, { language: 'zh-CN', ageBand })
      const { emergency } = crisisRegion(region)
      expect(new Set(contacts.emergency)).toEqual(new Set(emergency))
      expect(contacts.emergency).toHaveLength(emergency.length)
      expect(new Set(ids(contacts)).size).toBe(contacts.lines.length)
      expect(contacts.lines.length).toBeGreaterThanOrEqual(
        crisisContacts(region, { language: 'zh-CN', ageBand }).lines.length,
      )
      expect(contacts.lines.length).toBeLessThanOrEqual(region === 'UK' ? 5 : 3)
    }
  },
)

test('each line for a nation of the United Kingdom says first which it is for', () => {
  const nations = protectionLines('UK').map(({ name }) => name.en.split(':')[0])
  expect(nations).toEqual([
    'England',
    'Scotland',
    'Wales',
    'Northern Ireland',
    'England and Wales',
    'Scotland',
  ])
  expect(protectionLines('UK').map(({ name }) => name.zh.split('：')[0])).toEqual([
    '英格兰',
    '苏格兰',
    '威尔士',
    '北爱尔兰',
    '英格兰和威尔士',
    '苏格兰',
  ])
})

test('a region without lines for violence has its general ones', () => {
  expect(protectionContacts('FR', { language: 'zh-CN' })).toMatchObject(
    crisisContacts('FR', { language: 'zh-CN' }),
  )
  expect(protectionContacts(null, { language: 'zh-CN' })).toMatchObject(
    crisisContacts(null, { language: 'zh-CN' }),
  )
})

test.each([
  ['CN', /12110/],
  ['UK', /55/],
  ['NZ', /55/],
  ['US', /text someone you trust/],
  ['FR', /text someone you trust/],
  [null, /text someone you trust/],
])('whoever must not be heard is told a way in %s', (region, way) => {
  expect(protectionContacts(region, { language: 'zh-CN' }).silent?.en).toMatch(way)
})

test('a text to the police is begun where they take one, and nowhere else', () => {
  expect(protectionContacts('CN', { language: 'zh-CN' }).text).toEqual({
    to: '12110',
    send: '我在____，有人打我，请快来。',
  })
  for (const region of ['UK', 'FR', null])
    expect(protectionContacts(region, { language: 'zh-CN' }).text).toBeUndefined()
})

test('and in Chinese where no way is known', () => {
  expect(protectionContacts('FR', { language: 'zh-CN' }).silent?.zh).toMatch(/手机静音，发短信/)
})
