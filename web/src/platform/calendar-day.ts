import { calendarFile } from '@amhs/domain/calendar-file'
import type { ReminderRhythm } from '@amhs/domain/reminders/reminder-plan'
import { saveFile } from './save-file'

const two = (part: number) => String(part).padStart(2, '0')

const dayText = (day: Date) => `${day.getFullYear()}${two(day.getMonth() + 1)}${two(day.getDate())}`

/**
 * Hands an entry of a whole day, in the person's own calendar, to the browser's downloads. It is made on the device.
 * @param again whether it comes again; `until` is a day such as `2027-06-30`
 */
export function downloadCalendarDay(
  day: Date,
  title: string,
  again?: { readonly every: ReminderRhythm; readonly until: string | null },
): void {
  const next = new Date(day.getFullYear(), day.getMonth(), day.getDate() + 1, 12)
  const when = { day: dayText(day), until: dayText(next) }
  const rule = again &&
    again.every !== 'once' && {
      again: {
        every: again.every,
        dayOfMonth: day.getDate(),
        until: again.until?.replaceAll('-', '') ?? null,
      },
    }
  const file = calendarFile([{ id: crypto.randomUUID(), title, when, ...rule }], Date.now())
  saveFile(`${when.day}.ics`, file, 'text/calendar')
}
