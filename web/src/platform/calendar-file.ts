import { saveFile } from './save-file'

/** What a calendar shows of an entry of a whole day; others may see that calendar. */
export interface CalendarEntry {
  /** The day in the person's own calendar. */
  readonly day: Date
  readonly title: string
}

const two = (part: number) => String(part).padStart(2, '0')

const dayText = (day: Date) => `${day.getFullYear()}${two(day.getMonth() + 1)}${two(day.getDate())}`

/** Signs that mean something in a calendar file. */
const escaped = (text: string) => text.replaceAll(/[\\;,]/g, (sign) => `\\${sign}`).replaceAll(/\s+/g, ' ')

/**
 * A calendar file (iCalendar, RFC 5545) with one entry of a whole day: no place, no link, no alarm. It is made on the device.
 *
 * @param id tells the entry from others; the same file taken twice is one entry
 */
export function calendarFile({ day, title }: CalendarEntry, id: string, now: Date): string {
  const end = new Date(day.getFullYear(), day.getMonth(), day.getDate() + 1, 12)
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//calendar entry//1.0//EN',
    'BEGIN:VEVENT',
    `UID:${id}`,
    `DTSTAMP:${now.toISOString().replaceAll(/[-:]|\.\d+/g, '')}`,
    `DTSTART;VALUE=DATE:${dayText(day)}`,
    `DTEND;VALUE=DATE:${dayText(end)}`,
    `SUMMARY:${escaped(title)}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n')
}

/** Hands the entry to the browser's downloads, from where it opens in the person's calendar. */
export function downloadCalendarEntry(entry: CalendarEntry): void {
  const file = calendarFile(entry, crypto.randomUUID(), new Date())
  saveFile(`${dayText(entry.day)}.ics`, file, 'text/calendar')
}
