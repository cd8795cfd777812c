/** `unknown`: no hours are listed, or they are written in a way that this reading does not know for sure. */
export type OpenState = 'open' | 'closed' | 'unknown'

const days: readonly string[] = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su']

/** Time zones of the regions that have a single one; elsewhere the local time is not known from the region. */
const timeZones: Readonly<Record<string, string>> = {
  CN: 'Asia/Shanghai',
  HK: 'Asia/Hong_Kong',
  MO: 'Asia/Macau',
  TW: 'Asia/Taipei',
  SG: 'Asia/Singapore',
  MY: 'Asia/Kuala_Lumpur',
  JP: 'Asia/Tokyo',
  KR: 'Asia/Seoul',
  UK: 'Europe/London',
  IE: 'Europe/Dublin',
  DE: 'Europe/Berlin',
}

interface Span {
  readonly from: number
  readonly to: number
}

const timeSpan = /^(\d{2}):(\d{2})-(\d{2}):(\d{2})$/

/** Minutes of a day; null for hours that run past midnight or are not understood. */
function readSpan(text: string): Span | null {
  const [, ...parts] = timeSpan.exec(text) ?? []
  const [fromHour = 99, fromMinute = 99, toHour = 99, toMinute = 99] = parts.map(Number)
  const [from, to] = [fromHour * 60 + fromMinute, toHour * 60 + toMinute]
  return from < to && to <= 24 * 60 && fromMinute < 60 && toMinute < 60 ? { from, to } : null
}

function readDays(text: string): readonly number[] | null {
  const chosen: number[] = []
  for (const part of text.split(',')) {
    const [first = '', last = first, ...more] = part.split('-')
    const [from, to] = [days.indexOf(first), days.indexOf(last)]
    if (from < 0 || to < 0 || more.length > 0) return null
    for (let day = from; day !== to; day = (day + 1) % 7) chosen.push(day)
    chosen.push(to)
  }
  return chosen
}

/** The spans of each day, Monday first; null where any rule is beyond days and hours (holidays, months, comments). */
function readWeek(text: string): readonly (readonly Span[])[] | null {
  const week: (readonly Span[])[] = days.map(() => [])
  for (const rule of text.split(';').map((part) => part.trim())) {
    const [dayText = '', hourText, ...more] = rule.split(/\s+/)
    const ruleDays = readDays(dayText)
    if (!ruleDays || hourText === undefined || more.length > 0) return null
    const spans = hourText === 'off' ? [] : hourText.split(',').map(readSpan)
    const known = spans.filter((span) => span !== null)
    if (known.length < spans.length) return null
    // As in OpenStreetMap, a later rule replaces an earlier one for its days.
    for (const day of ruleDays) week[day] = known
  }
  return week
}

/**
 * Whether a place is open at a moment, from hours in the plain part of OpenStreetMap's syntax: `24/7`, or rules such as
 * `Mo-Fr 08:00-12:00,14:00-17:00; Sa off`. Anything else is `unknown`, never a guess; public holidays are not known.
 *
 * @param openingHours as listed, or null
 * @param region two letters; tells the time zone
 */
export function openState(openingHours: string | null, region: string, now: Date): OpenState {
  if (openingHours === null) return 'unknown'
  if (openingHours.trim() === '24/7') return 'open'
  const timeZone = timeZones[region]
  const week = readWeek(openingHours)
  if (!week || timeZone === undefined) return 'unknown'
  const { day, minute } = localTime(now, timeZone)
  return week[day]?.some(({ from, to }) => minute >= from && minute < to) ? 'open' : 'closed'
}

function localTime(now: Date, timeZone: string): { day: number; minute: number } {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(now)
  const part = (type: string) => parts.find((entry) => entry.type === type)?.value ?? ''
  const day = days.findIndex((name) => part('weekday').startsWith(name))
  return { day, minute: Number(part('hour')) * 60 + Number(part('minute')) }
}
