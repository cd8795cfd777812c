/** When a group meets, in the time of its own place: see `domain/src/documents/group-document.ts`. */
export interface MeetingPattern {
  /** 1 is Monday, 7 is Sunday. */
  readonly weekday: number
  /** 24-hour time, `HH:MM`. */
  readonly time: string
  /** IANA name. */
  readonly timeZone: string
  readonly minutes: number
  readonly everyWeeks: number
}

/** A meeting as moments, in milliseconds since 1970. */
export interface Meeting {
  readonly start: number
  readonly end: number
}

const day = 24 * 60 * 60 * 1000

/** What the clocks of a time zone show at a moment, as if it were UTC. */
function clockAt(moment: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(moment)
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((entry) => entry.type === type)?.value)
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'))
}

/**
 * The moment at which the clocks of a time zone show a time. Of a time that comes twice, when clocks go back, the first;
 * for one that is skipped, when they go forward, as much later as the clocks jump.
 */
function momentOf(clock: number, timeZone: string): number {
  const offsetNear = (moment: number) => clockAt(moment, timeZone) - moment
  const before = clock - offsetNear(clock - day)
  const after = clock - offsetNear(clock + day)
  const fitting = [before, after].filter((moment) => clockAt(moment, timeZone) === clock)
  return fitting.length > 0 ? Math.min(...fitting) : before
}

/**
 * The meeting that runs at a moment, or the next one after it. Null for groups that do not meet every week: which of the
 * weeks it is, only the facilitator knows.
 */
export function nextMeeting(pattern: MeetingPattern, now: number): Meeting | null {
  if (pattern.everyWeeks !== 1) return null
  const [hours = 0, minutes = 0] = pattern.time.split(':').map(Number)
  const today = clockAt(now, pattern.timeZone)
  const midnight = today - (today % day)
  // Yesterday's meeting may still run; the same weekday comes again after seven days.
  for (let days = -1; days <= 7; days += 1) {
    const date = midnight + days * day
    if ((new Date(date).getUTCDay() + 6) % 7 !== pattern.weekday - 1) continue
    const start = momentOf(date + (hours * 60 + minutes) * 60_000, pattern.timeZone)
    const end = start + pattern.minutes * 60_000
    if (end > now) return { start, end }
  }
  return null
}

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
