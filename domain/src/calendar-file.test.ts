import { calendarFile } from './calendar-file'

const now = Date.parse('2026-10-18T17:30:00Z')
const meeting = { start: Date.parse('2026-10-18T17:00:00Z'), end: Date.parse('2026-10-18T18:30:00Z') }

test('entries with moments stand in UTC, whole days as days', () => {
  const file = calendarFile(
    [
      { id: 'calm', title: '小组', when: meeting },
      { id: 'one', title: '回头看看', when: { day: '20261231', until: '20270101' } },
    ],
    now,
  )
  expect(file.split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//calendar entry//1.0//EN',
    'BEGIN:VEVENT',
    'UID:calm',
    'DTSTAMP:20261018T173000Z',
    'DTSTART:20261018T170000Z',
    'DTEND:20261018T183000Z',
    'SUMMARY:小组',
    'CLASS:PRIVATE',
    'END:VEVENT',
    'BEGIN:VEVENT',
    'UID:one',
    'DTSTAMP:20261018T173000Z',
    'DTSTART;VALUE=DATE:20261231',
    'DTEND;VALUE=DATE:20270101',
    'TRANSP:TRANSPARENT',
    'SUMMARY:回头看看',
    'CLASS:PRIVATE',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ])
})

test('what would end a line or a value is escaped, and long lines are folded within 75 octets', () => {
  const title = `A; b, c\\d\r\nDTSTART:20000101T000000Z ${'王'.repeat(60)}`
  const odd = calendarFile([{ id: 'calm', title, when: meeting }], now)
  const lines = odd.split('\r\n')
  expect(Math.max(...lines.map((line) => new TextEncoder().encode(line).length))).toBeLessThanOrEqual(75)
  const unfolded = odd.replaceAll('\r\n ', '')
  expect(unfolded).toContain(`SUMMARY:A\\; b\\, c\\\\d\\nDTSTART:20000101T000000Z ${'王'.repeat(60)}\r\n`)
  expect(unfolded.match(/\nDTSTART:/g)).toHaveLength(1)
})

test.each([
  [{ every: 'week', dayOfMonth: 1, until: null }, 'RRULE:FREQ=WEEKLY'],
  [{ every: 'two-weeks', dayOfMonth: 1, until: '20270630' }, 'RRULE:FREQ=WEEKLY;INTERVAL=2;UNTIL=20270630'],
  [{ every: 'month', dayOfMonth: 5, until: null }, 'RRULE:FREQ=MONTHLY;BYMONTHDAY=5'],
  [{ every: 'month', dayOfMonth: 31, until: null }, 'RRULE:FREQ=MONTHLY;BYMONTHDAY=28,29,30,31;BYSETPOS=-1'],
] as const)('what comes again says how: %j', (again, rule) => {
  const when = { day: '20261201', until: '20261202' }
  expect(calendarFile([{ id: '1', title: 'x', when, again }], 0)).toContain(`\r\n${rule}\r\n`)
})
