import { storageKeys } from '../../../platform/browser-storage'
import { type Day, daysLater } from '../days'
import { type ByDay, readByDay, withDay } from '../storage/by-day'
import type { KeptForm } from '../storage/kept'

/** From very hard to very good: a shape of the moon, not a score; nothing adds them up. */
export const moods = [0, 1, 2, 3, 4] as const

export type Mood = (typeof moods)[number]

/** What somebody noted on a day; every part may be missing. */
export interface CheckIn {
  readonly mood?: Mood
  readonly sleep?: Mood
  readonly word?: string
}

/** By day. A day without an entry stays a gap. */
export type CheckIns = ByDay<CheckIn>

export const wordLimit = 500

/** Older days go, so that a device does not fill up: two years. */
const mostDays = 731

export const checkInForm: KeptForm<CheckIns> = {
  key: storageKeys.checkIns,
  empty: {},
  read: (stored) => readByDay(stored, readEntry),
}

function readEntry(stored: unknown): CheckIn {
  const [mood, sleep, word] = ['mood', 'sleep', 'word'].map((part) => Reflect.get(Object(stored), part))
  return {
    ...(isMood(mood) ? { mood } : {}),
    ...(isMood(sleep) ? { sleep } : {}),
    ...(typeof word === 'string' && word !== '' ? { word: word.slice(0, wordLimit) } : {}),
  }
}

function isMood(value: unknown): value is Mood {
  return moods.some((mood) => mood === value)
}

/** With one part of a day changed; a day on which nothing is left is a gap again. */
export function withPart(checkIns: CheckIns, day: Day, part: CheckIn): CheckIns {
  return withDay(checkIns, day, readEntry({ ...checkIns[day], ...part }), mostDays)
}

/** How many noted days are enough to say that two weeks have been dark. */
const enoughDays = 5

/**
 * Whether the two weeks up to a day have been hard throughout: a few noted days, each of them hard. Then more noting does not help,
 * and the page offers people and a questionnaire.
 */
export function areTwoWeeksDark(checkIns: CheckIns, today: Day): boolean {
  const from = daysLater(today, -13)
  const noted = Object.entries(checkIns).flatMap(([day, { mood }]) =>
    day >= from && day <= today && mood !== undefined ? [mood] : [],
  )
  return noted.length >= enoughDays && noted.every((mood) => mood <= 1)
}
