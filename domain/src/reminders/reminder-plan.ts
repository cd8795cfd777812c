/** What somebody can be reminded of. The id of the document; neither says what about, and no mail says even this much. */
export const reminderKinds = ['check-in', 'look-again'] as const
export type ReminderKind = (typeof reminderKinds)[number]

export const reminderRhythms = ['once', 'week', 'two-weeks', 'month'] as const
export type ReminderRhythm = (typeof reminderRhythms)[number]

/** Full hours at which a reminder may come, by the person's own clock: nobody is written to from 21 to 8. */
export const reminderHours = [8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20] as const
export const usualReminderHour = 10

/** So many days ahead a reminder may lie at most; the rules hold the same number. */
export const farthestReminderDays = 400

/** When reminders are wanted: days as `2026-11-30`, by the calendar and the clock of `timeZone` (IANA). */
export interface ReminderPlan {
  readonly every: ReminderRhythm
  readonly firstDay: string
  readonly hour: number
  readonly timeZone: string
  /** The last day on which one may come; null for no end. */
  readonly until: string | null
}

const minute = 60_000
const dayLength = 24 * 60 * minute

/** Whether a text is a day of the calendar, such as `2026-02-28`. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const moment = Date.parse(`${text}T00:00:00Z`)
  return Number.isFinite(moment) && new Date(moment).toISOString().startsWith(text)
}

/** Whether clocks of this place are known. */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}

// Making one takes long, and the same places are asked for again and again.
const clocks = new Map<string, Intl.DateTimeFormat>()

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone)
  if (known) return known
  const clock = new Intl.DateTimeFormat('en-u-ca-iso8601-nu-latn', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  })
  clocks.set(timeZone, clock)
  return clock
}

/** What clock and calendar of a place show at a moment, as milliseconds of a clock in UTC that shows the same. */
function shownAt(moment: number, timeZone: string): number {
  const parts = clockOf(timeZone).formatToParts(moment)
  const part = (type: string) => Number(parts.find((found) => found.type === type)?.value)
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'))
}

/** The day of the calendar there, as `2026-11-30`. */
export function dayThere(moment: number, timeZone: string): string {
  return new Date(shownAt(moment, timeZone)).toISOString().slice(0, 10)
}

/** The moment at which clocks there show this hour of this day; an hour that is left out in spring is the one after it. */
function momentOf(day: string, hour: number, timeZone: string): number {
  const wanted = Date.parse(`${day}T00:00:00Z`) + hour * 60 * minute
  // The difference to UTC just before or after the wanted moment is the one that holds at it.
  const guess = wanted - (shownAt(wanted, timeZone) - wanted)
  return wanted - (shownAt(guess, timeZone) - guess)
}

function addDays(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * dayLength).toISOString().slice(0, 10)
}

/** The same day of a later month, or its last where it is shorter. */
function addMonths(day: string, count: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + count, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + count, Math.min(date, last))).toISOString().slice(0, 10)
}

/** The day of the n-th reminder, from 0. Counted from the first day, so that months do not shift it. */
function dayNumber({ every, firstDay }: ReminderPlan, count: number): string {
  if (every === 'month') return addMonths(firstDay, count)
  return addDays(firstDay, count * (every === 'week' ? 7 : 14))
}

/** Whether clocks there stand in the hours in which nobody is written to. */
export function isQuiet(moment: number, timeZone: string): boolean {
  const hour = new Date(shownAt(moment, timeZone)).getUTCHours()
  return hour < reminderHours[0] || hour > Math.max(...reminderHours)
}

/** The next moment, from a quiet one on, at which a reminder may come. */
export function endOfQuiet(moment: number, timeZone: string): number {
  const today = dayThere(moment, timeZone)
  const opening = momentOf(today, reminderHours[0], timeZone)
  return opening > moment ? opening : momentOf(addDays(today, 1), reminderHours[0], timeZone)
}

/**
 * The first moment after another at which a reminder is due, or null where there is none any more. One that was missed is not
 * made up for.
 */
export function nextReminder(plan: ReminderPlan, after: number): number | null {
  const { every, firstDay, hour, timeZone, until } = plan
  const rhythm = every === 'once' ? 0 : every === 'month' ? 31 : every === 'week' ? 7 : 14
  // Close below the one looked for, however long ago the first was.
  const passed = Math.floor((after - Date.parse(`${firstDay}T00:00:00Z`)) / dayLength)
  const from = rhythm === 0 ? 0 : Math.max(0, Math.floor(passed / rhythm) - 1)
  for (let count = from; count < from + 200; count += 1) {
    const day = rhythm === 0 ? firstDay : dayNumber(plan, count)
    if (until !== null && day > until) return null
    const moment = momentOf(day, hour, timeZone)
    if (moment > after) return moment
    if (rhythm === 0) return null
  }
  return null
}
