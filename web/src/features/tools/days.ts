/** A day of the person's own calendar, as "2026-11-22". */
export type Day = string

/** The day on which a moment falls, in the person's time zone. */
export function dayOf(moment: number): Day {
  const date = new Date(moment)
  return [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-')
}

/** The day so many days later; noon, so that no change of clocks moves it. */
export function daysLater(day: Day, days: number): Day {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return dayOf(new Date(year, month - 1, date + days, 12).getTime())
}

/** The day of the week, 0 for Monday. */
export function weekdayOf(day: Day): number {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return (new Date(year, month - 1, date, 12).getDay() + 6) % 7
}

export function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && daysLater(text, 0) === text
}

/** The weeks up to the one of a day, each from Monday to Sunday. */
export function weeksUpTo(day: Day, weeks: number): readonly (readonly Day[])[] {
  const monday = daysLater(day, -weekdayOf(day) - 7 * (weeks - 1))
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_day, at) => daysLater(monday, 7 * week + at)),
  )
}
