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

const timeSpan = /^(\d{2}):([0-5]\d)-(\d{2}):([0-5]\d)$/

/** Minutes of a day; null for hours that run past midnight or are not understood. */
function readSpan(text: string): Span | null {
  const time = timeSpan.exec(text)
  if (!time) return null
  const [from, to] = [minutes(time[1], time[2]), minutes(time[3], time[4])]
  return from < to && to <= 24 * 60 ? { from, to } : null
}

const minutes = (hour: string | undefined, minute: string | undefined) => Number(hour) * 60 + Number(minute)

const dayNumber = (name: string | undefined) => days.indexOf(String(name))

/** The days of `Sa` or `Fr-Mo`, Monday being 0; null for any other text. */
function readDays(text: string): readonly number[] | null {
  const [first, last = first, ...more] = text.split('-')
  const [from, to] = [dayNumber(first), dayNumber(last)]
  if (from < 0 || to < 0 || more.length > 0) return null
  return Array.from({ length: ((to - from + 7) % 7) + 1 }, (_, step) => (from + step) % 7)
}

/** What one rule says of its days. */
interface Rule {
  readonly days: readonly number[]
  readonly spans: readonly Span[]
}

/** Null where a rule is beyond days and hours (holidays, months, comments). */
function readRule(text: string): Rule | null {
  const [dayText, hourText] = [text.replace(/\s.*/, ''), text.replace(/\S+\s+/, '')]
  const chosen = dayText.split(',').map(readDays)
  const spans = hourText === 'off' ? [] : hourText.split(',').map(readSpan)
  if (!chosen.every((some) => some !== null) || !spans.every((span) => span !== null)) return null
  return { days: chosen.flat(), spans }
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
  const rules = openingHours.split(';').map((rule) => readRule(rule.trim()))
  if (timeZone === undefined || !rules.every((rule) => rule !== null)) return 'unknown'
  const { day, minute } = localTime(now, timeZone)
  // As in OpenStreetMap, a later rule replaces an earlier one for its days.
  const rule = rules.filter((one) => one.days.includes(day)).pop()
  return rule?.spans.some(({ from, to }) => minute >= from && minute < to) ? 'open' : 'closed'
}

function localTime(now: Date, timeZone: string): { day: number; minute: number } {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(now)
  const { weekday, hour, minute } = Object.fromEntries(parts.map(({ type, value }) => [type, value]))
  return { day: dayNumber(String(weekday).slice(0, 2)), minute: minutes(hour, minute) }
}
