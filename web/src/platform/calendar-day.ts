import { calendarFile } from '@amhs/domain/calendar-file'
import { saveFile } from './save-file'

const two = (part: number) => String(part).padStart(2, '0')

const dayText = (day: Date) => `${day.getFullYear()}${two(day.getMonth() + 1)}${two(day.getDate())}`

/** Hands an entry of a whole day, in the person's own calendar, to the browser's downloads. It is made on the device. */
export function downloadCalendarDay(day: Date, title: string): void {
  const next = new Date(day.getFullYear(), day.getMonth(), day.getDate() + 1, 12)
  const when = { day: dayText(day), until: dayText(next) }
  const file = calendarFile([{ id: crypto.randomUUID(), title, when }], Date.now())
  saveFile(`${when.day}.ics`, file, 'text/calendar')
}
