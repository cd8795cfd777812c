import type { ReminderKind, ReminderPlan, ReminderRhythm } from '@amhs/domain/reminders/reminder-plan'
import {
  dayThere,
  farthestReminderDays,
  isDay,
  nextReminder,
  reminderHours,
  reminderKinds,
  reminderRhythms,
  usualReminderHour,
} from '@amhs/domain/reminders/reminder-plan'

/** What the form holds. */
export interface ReminderWish {
  readonly kind: ReminderKind
  readonly every: ReminderRhythm
  readonly firstDay: string
  readonly hour: number
  readonly until: string
}

export type WishProblem = 'wrongDay' | 'wrongUntil' | 'passed'

const week = 7 * 24 * 60 * 60_000

/**
 * What the form begins with.
 * @param state of the history, which may be anything: a page that leads here hands over `remind` (what for) and `on` (milliseconds
 * since 1970) there, never in an address.
 * @param kept what was chosen in this tab and not saved yet
 */
export function firstWish(
  state: unknown,
  now: number,
  timeZone: string,
  kept: Partial<Record<keyof ReminderWish, string>> = {},
): ReminderWish {
  const { remind, on }: { remind?: unknown; on?: unknown } = Object(state)
  const moment = typeof on === 'number' && on > now ? on : now + week
  const fresh: ReminderWish = {
    kind: reminderKinds.find((kind) => kind === remind) ?? 'look-again',
    every: 'once',
    firstDay: dayThere(moment, timeZone),
    hour: usualReminderHour,
    until: '',
  }
  if (remind !== undefined) return fresh
  const { firstDay = '', until = '' } = kept
  return {
    kind: reminderKinds.find((kind) => kind === kept.kind) ?? fresh.kind,
    every: reminderRhythms.find((every) => every === kept.every) ?? fresh.every,
    firstDay: isDay(firstDay) ? firstDay : fresh.firstDay,
    hour: reminderHours.find((hour) => String(hour) === kept.hour) ?? fresh.hour,
    until: isDay(until) ? until : '',
  }
}

/** The plan of a wish with its first moment, or what is wrong with it. */
export function planOf(
  wish: ReminderWish,
  now: number,
  timeZone: string,
): { readonly plan: ReminderPlan; readonly nextAt: number } | { readonly problem: WishProblem } {
  const { every, firstDay, hour, until } = wish
  const today = dayThere(now, timeZone)
  if (!isDay(firstDay) || firstDay < today) return { problem: 'wrongDay' }
  const last = every === 'once' || until === '' ? null : until
  if (last !== null && (!isDay(last) || last < firstDay)) return { problem: 'wrongUntil' }
  const plan: ReminderPlan = { every, firstDay, hour, timeZone, until: last }
  const nextAt = nextReminder(plan, now)
  if (nextAt === null || (firstDay === today && dayThere(nextAt, timeZone) !== today))
    return { problem: 'passed' }
  if (nextAt - now >= (farthestReminderDays - 1) * 24 * 60 * 60_000) return { problem: 'wrongDay' }
  return { plan, nextAt }
}
