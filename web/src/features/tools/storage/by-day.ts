import { type Day, isDay } from '../days'

/** What a tool keeps of each day; a day without an entry is a gap. */
export type ByDay<Entry> = Readonly<Record<Day, Entry>>

/** Reads what is stored by day; what is no day is left out. */
export function readByDay<Entry>(stored: unknown, readEntry: (stored: unknown) => Entry): ByDay<Entry> {
  if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return {}
  const days = Object.entries(stored).filter(([day]) => isDay(day))
  return Object.fromEntries(days.map(([day, entry]) => [day, readEntry(entry)]))
}

/** With the entry of a day; one without anything in it is a gap again. Of more days than `most` the oldest go. */
export function withDay<Entry extends object>(
  entries: ByDay<Entry>,
  day: Day,
  entry: Entry,
  most: number,
): ByDay<Entry> {
  const others = withoutDay(entries, day)
  if (Object.keys(entry).length === 0) return others
  const newest = Object.entries({ ...others, [day]: entry }).toSorted(([one], [other]) =>
    one < other ? -1 : 1,
  )
  return Object.fromEntries(newest.slice(-most))
}

export function withoutDay<Entry>(entries: ByDay<Entry>, day: Day): ByDay<Entry> {
  const { [day]: _gone, ...others } = entries
  return others
}
