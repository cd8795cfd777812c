/** An entry of a calendar. Others may see that calendar: no place, no link, no alarm, and a title that says little. */
export interface CalendarEvent {
  /** The same for the same entry, so that a calendar replaces what it has already. */
  readonly id: string
  readonly title: string
  /** Moments in milliseconds since 1970, or whole days as `20261126`; the end is the first that does not belong to it. */
  readonly when:
    | { readonly start: number; readonly end: number }
    | { readonly day: string; readonly until: string }
  /** Comes again; until a day (`20270630`) or without end. */
  readonly again?: {
    readonly every: 'week' | 'two-weeks' | 'month'
    readonly dayOfMonth: number
    readonly until: string | null
  }
}

const escapes: Readonly<Record<string, string>> = { '\\': '\\\\', ';': '\\;', ',': '\\,', '\n': '\\n' }

function escaped(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(/[\\;,\n]/g, (character) => escapes[character] ?? character)
}

/** `20261126T120000Z` */
function utc(moment: number): string {
  return new Date(moment).toISOString().replace(/[-:]|\.\d+/g, '')
}

/** Lines of a calendar are at most 75 octets long; what is longer goes on after a line break and a blank. */
function folded(line: string): string {
  const encoder = new TextEncoder()
  const parts = ['']
  let octets = 0
  for (const character of line) {
    const size = encoder.encode(character).length
    if (octets + size > 74) {
      parts.push(' ')
      octets = 1
    }
    parts[parts.length - 1] += character
    octets += size
  }
  return parts.join('\r\n')
}

/** Every month: a day that a shorter month lacks is its last one, which calendars would otherwise leave out. */
function monthDays(day: number): string {
  if (day <= 28) return `;BYMONTHDAY=${day}`
  const days = [28, 29, 30, 31].filter((other) => other <= day)
  return `;BYMONTHDAY=${days.join(',')};BYSETPOS=-1`
}

function ruleOf({ every, dayOfMonth, until }: NonNullable<CalendarEvent['again']>): string {
  const rhythm =
    every === 'month' ? `MONTHLY${monthDays(dayOfMonth)}` : every === 'week' ? 'WEEKLY' : 'WEEKLY;INTERVAL=2'
  return `RRULE:FREQ=${rhythm}${until === null ? '' : `;UNTIL=${until}`}`
}

function linesOf({ id, title, when, again }: CalendarEvent, writtenAt: number): readonly string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${escaped(id)}`,
    `DTSTAMP:${utc(writtenAt)}`,
    ...('day' in when
      ? [`DTSTART;VALUE=DATE:${when.day}`, `DTEND;VALUE=DATE:${when.until}`, 'TRANSP:TRANSPARENT']
      : [`DTSTART:${utc(when.start)}`, `DTEND:${utc(when.end)}`]),
    ...(again ? [ruleOf(again)] : []),
    `SUMMARY:${escaped(title)}`,
    'CLASS:PRIVATE',
    'END:VEVENT',
  ]
}

/**
 * A calendar file (iCalendar, RFC 5545). Moments stand in UTC, so that no calendar has to know the clocks of another place.
 * @param writtenAt milliseconds since 1970
 */
export function calendarFile(events: readonly CalendarEvent[], writtenAt: number): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//calendar entry//1.0//EN',
    ...events.flatMap((event) => linesOf(event, writtenAt)),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}
