import groups from '../../../content/groups.json' with { type: 'json' }
import { ContentFault } from './content-fault'
import { parseGroupEntries } from './group-schema'

const [online] = groups
const inPerson = groups.find(({ format }) => format === 'in-person')

describe('the seeded groups', () => {
  test('all fit the schema and are marked as examples in both languages', () => {
    const entries = parseGroupEntries(groups)
    expect(entries.length).toBeGreaterThanOrEqual(8)
    expect(entries.every(({ example }) => example)).toBe(true)
  })

  test('cover every audience, both languages and every format', () => {
    const entries = parseGroupEntries(groups)
    expect(new Set(entries.map(({ audience }) => audience)).size).toBe(5)
    expect(new Set(entries.flatMap(({ languages }) => languages)).size).toBe(2)
    expect(new Set(entries.map(({ format }) => format)).size).toBe(3)
  })
})

test.each([
  [
    'an unknown time zone',
    { ...online, meeting: { ...online?.meeting, timeZone: 'Asia/Atlantis' } },
    'time zone',
  ],
  ['a weekday of 0', { ...online, meeting: { ...online?.meeting, weekday: 0 } }, '0.meeting.weekday'],
  ['a time of 24:00', { ...online, meeting: { ...online?.meeting, time: '24:00' } }, '0.meeting.time'],
  ['a missing Chinese name', { ...online, name: { zh: '', en: 'Example: x' } }, '0.name.zh'],
  ['an example that does not say so', { ...online, name: { zh: '小组', en: 'Group' } }, 'must say so'],
  ['an unknown key', { ...online, taken: 3 }, '0.taken'],
  ['a meeting place without a city', { ...inPerson, city: undefined }, 'has a city'],
])('%s is refused with its place', (_what, entry, place) => {
  expect(() => parseGroupEntries([entry])).toThrow(ContentFault)
  expect(() => parseGroupEntries([entry])).toThrow(place)
})

test('an id that stands twice is refused', () => {
  expect(() => parseGroupEntries([online, online])).toThrow('an id stands twice')
})
