import { calendarFile } from './calendar-file'

const now = new Date('2026-11-22T09:08:07.654Z')

test('one entry of a whole day, in the lines that calendars read', () => {
  const file = calendarFile({ day: new Date(2026, 11, 31), title: '回头看看' }, 'one', now)
  expect(file.split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//calendar entry//1.0//EN',
    'BEGIN:VEVENT',
    'UID:one',
    'DTSTAMP:20261122T090807Z',
    'DTSTART;VALUE=DATE:20261231',
    'DTEND;VALUE=DATE:20270101',
    'SUMMARY:回头看看',
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ])
  // A line of a calendar file has at most 75 bytes.
  for (const line of file.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
})

test('signs of the format in a title do not break out of it', () => {
  const file = calendarFile({ day: now, title: 'a;b,c\\d\r\nATTACH:x' }, 'one', now)
  expect(file).toContain('SUMMARY:a\\;b\\,c\\\\d ATTACH:x\r\n')
})
