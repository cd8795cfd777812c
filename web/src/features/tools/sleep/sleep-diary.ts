import { storageKeys } from '../../../platform/browser-storage'
import type { Day } from '../days'
import { type ByDay, readByDay, withDay } from '../storage/by-day'
import type { KeptForm } from '../storage/kept'

/** The times of a night, as they are typed. */
export const nightTimes = ['bed', 'tried', 'woke', 'up'] as const
export const nightNumbers = ['latency', 'awakenings'] as const

export type NightTime = (typeof nightTimes)[number]
export type NightNumber = (typeof nightNumbers)[number]

/** From very bad to very good: a word, not a score. */
export type Quality = 0 | 1 | 2 | 3 | 4

export type Night = Readonly<Partial<Record<NightTime | NightNumber, string>>> & {
  readonly quality?: Quality
}

/** By the day of the morning; a night that was not noted stays blank. Times are stored as typed, nothing is computed into them. */
export type SleepDiary = ByDay<Night>

/** Only a damaged or tampered entry is longer. */
const longestField = 20

/** Some two months: longer than anybody should have to keep such a diary. */
const mostNights = 60

export const sleepForm: KeptForm<SleepDiary> = {
  key: storageKeys.sleepDiary,
  empty: {},
  read: (stored) => readByDay(stored, readNight),
}

function readNight(stored: unknown): Night {
  const texts = [...nightTimes, ...nightNumbers].flatMap((field) => {
    const text = Reflect.get(Object(stored), field)
    return typeof text === 'string' && text !== '' ? [[field, text.slice(0, longestField)] as const] : []
  })
  const quality = Reflect.get(Object(stored), 'quality')
  const isQuality = [0, 1, 2, 3, 4].includes(quality)
  return { ...Object.fromEntries(texts), ...(isQuality ? { quality } : {}) }
}

export function withNight(diary: SleepDiary, morning: Day, part: Night): SleepDiary {
  return withDay(diary, morning, readNight({ ...diary[morning], ...part }), mostNights)
}

/** A time as people type it ("2310", "23：10", "7:5", "7"), as "23:10"; null where it is none. */
export function readTime(typed: string): string | null {
  const text = typed.normalize('NFKC').trim()
  const [, hours, minutes = '0'] =
    /^(\d{1,2})(?:[:.](\d{1,2}))?$/.exec(text) ?? /^(\d{1,2})(\d{2})$/.exec(text) ?? []
  if (hours === undefined || Number(hours) > 24 || Number(minutes) > 59) return null
  const hour = Number(hours) === 24 ? 0 : Number(hours)
  return `${String(hour).padStart(2, '0')}:${minutes.padStart(2, '0')}`
}

/** Minutes since noon, so that an evening comes before its morning. */
function sinceNoon(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return (hours * 60 + minutes + 12 * 60) % (24 * 60)
}

/** When somebody fell asleep and woke, about, in minutes since noon; null where it was not noted. */
export interface Slept {
  readonly from: number
  readonly to: number
  readonly fromText: string
  readonly toText: string
}

export function sleptOf(night: Night): Slept | null {
  const began = readTime(night.tried ?? night.bed ?? '')
  const ended = readTime(night.woke ?? night.up ?? '')
  if (began === null || ended === null) return null
  const latency = Number((night.latency ?? '').normalize('NFKC').trim() || 0)
  const from = sinceNoon(began) + (Number.isFinite(latency) ? Math.min(Math.max(latency, 0), 600) : 0)
  return { from, to: sinceNoon(ended), fromText: timeText(from), toText: ended }
}

function timeText(minutes: number): string {
  const clock = (minutes + 12 * 60) % (24 * 60)
  return `${String(Math.floor(clock / 60)).padStart(2, '0')}:${String(clock % 60).padStart(2, '0')}`
}

/** Whether the times look like a slip: morning and evening mixed up, or a sleep of more than sixteen hours. It may still be true. */
export function looksOdd(night: Night): boolean {
  const slept = sleptOf(night)
  return slept !== null && (slept.to <= slept.from || slept.to - slept.from > 16 * 60)
}
