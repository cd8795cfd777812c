import type { Meeting, MeetingPattern } from './next-meeting'
import { nextMeeting } from './next-meeting'

/**
 * The next meetings of a group, the one that runs included. None for a group that does not meet every week, of which nobody
 * but its facilitator knows the dates.
 */
export function upcomingMeetings(pattern: MeetingPattern, now: number, count: number): readonly Meeting[] {
  const found: Meeting[] = []
  for (let from = now; found.length < count; ) {
    const meeting = nextMeeting(pattern, from)
    if (meeting === null) break
    found.push(meeting)
    from = meeting.end
  }
  return found
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

/**
 * A calendar file (RFC 5545) with an entry for each meeting. Each stands in UTC by itself, so that no calendar has to know the
 * clocks of the group's place.
 *
 * @param title what every entry is called: neutral, since others may see the calendar
 * @param id the same for the same group, so that a calendar replaces what it has already
 */
export function meetingCalendar(
  meetings: readonly Meeting[],
  title: string,
  id: string,
  writtenAt: number,
): string {
  const events = meetings.flatMap(({ start, end }) => [
    'BEGIN:VEVENT',
    `UID:${escaped(id)}-${utc(start)}@calendar.invalid`,
    `DTSTAMP:${utc(writtenAt)}`,
    `DTSTART:${utc(start)}`,
    `DTEND:${utc(end)}`,
    `SUMMARY:${escaped(title)}`,
    'CLASS:PRIVATE',
    'END:VEVENT',
  ])
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Support groups//Meetings//EN',
    ...events,
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}
