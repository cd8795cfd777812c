import type { Language } from '@amhs/domain/localized'

// Written out rather than left to Intl: its first formatter costs a slow phone a tenth of a second, on pages that only
// say when a number was checked.
const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const

/**
 * "2026年11月21日" or "21 November 2026". A date without time is taken as it stands, in no time zone; a moment is that of the
 * reader's time zone.
 */
export function formatDate(value: number | string, language: Language): string {
  const dateOnly = typeof value === 'string' ? /^(\d{4})-(\d{2})-(\d{2})$/.exec(value) : null
  const moment = dateOnly
    ? new Date(Number(dateOnly[1]), Number(dateOnly[2]) - 1, Number(dateOnly[3]))
    : new Date(value)
  const [year, month, day] = [moment.getFullYear(), moment.getMonth(), moment.getDate()]
  return language === 'en' ? `${day} ${months[month]} ${year}` : `${year}年${month + 1}月${day}日`
}

/** Date and time in the reader's time zone: "2026年11月21日 09:05" or "21 November 2026 at 09:05". */
export function formatDateTime(value: number, language: Language): string {
  const moment = new Date(value)
  const time = [moment.getHours(), moment.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':')
  return `${formatDate(value, language)}${language === 'en' ? ' at ' : ' '}${time}`
}
