/** The day of a moment in the reader's time zone, as a date field wants it: "2026-11-22". */
export function dayOf(moment: number): string {
  const date = new Date(moment)
  const part = (value: number) => String(value).padStart(2, '0')
  return `${date.getFullYear()}-${part(date.getMonth() + 1)}-${part(date.getDate())}`
}

/** The first moment of a day in the reader's time zone; NaN for what is no day. */
export function startOfDay(day: string): number {
  return new Date(`${day}T00:00:00`).getTime()
}

/** The last second of a day in the reader's time zone; NaN for what is no day. */
export function endOfDay(day: string): number {
  return new Date(`${day}T23:59:59`).getTime()
}
