import { meetingCalendar, upcomingMeetings } from './meeting-calendar'

const london = { weekday: 7, time: '18:00', timeZone: 'Europe/London', minutes: 90, everyWeeks: 1 }
const now = Date.parse('2026-10-18T17:30:00Z')
const starts = (count: number) =>
  upcomingMeetings(london, now, count).map(({ start }) => new Date(start).toISOString())

describe('the next meetings', () => {
  test('begin with the running one and keep their time through a change of clocks', () => {
    expect(starts(3)).toEqual([
      '2026-10-18T17:00:00.000Z',
      '2026-10-25T18:00:00.000Z',
      '2026-11-01T18:00:00.000Z',
    ])
  })

  test('are not guessed for a group that skips weeks', () => {
    expect(upcomingMeetings({ ...london, everyWeeks: 2 }, now, 3)).toEqual([])
  })
})

describe('a calendar file', () => {
  const file = meetingCalendar(upcomingMeetings(london, now, 2), '小组', 'calm', now)

  test('has an entry for each meeting, in UTC', () => {
    expect(file.split('\r\n')).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Support groups//Meetings//EN',
      'BEGIN:VEVENT',
      'UID:calm-20261018T170000Z@calendar.invalid',
      'DTSTAMP:20261018T173000Z',
      'DTSTART:20261018T170000Z',
      'DTEND:20261018T183000Z',
      'SUMMARY:小组',
      'CLASS:PRIVATE',
      'END:VEVENT',
      'BEGIN:VEVENT',
      'UID:calm-20261025T180000Z@calendar.invalid',
      'DTSTAMP:20261018T173000Z',
      'DTSTART:20261025T180000Z',
      'DTEND:20261025T193000Z',
      'SUMMARY:小组',
      'CLASS:PRIVATE',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ])
  })

  test('escapes what would end a line or a value, and folds long lines within 75 octets', () => {
    const title = `A; b, c\\d\r\nDTSTART:20000101T000000Z ${'王'.repeat(60)}`
    const odd = meetingCalendar(upcomingMeetings(london, now, 1), title, 'calm', now)
    const lines = odd.split('\r\n')
    expect(Math.max(...lines.map((line) => new TextEncoder().encode(line).length))).toBeLessThanOrEqual(75)
    const unfolded = odd.replaceAll('\r\n ', '')
    expect(unfolded).toContain(`SUMMARY:A\\; b\\, c\\\\d\\nDTSTART:20000101T000000Z ${'王'.repeat(60)}\r\n`)
    expect(unfolded.match(/\nDTSTART:/g)).toHaveLength(1)
  })
})
