import type { Language } from '@amhs/domain/localized'

/** "2026年11月21日" or "21 November 2026". A date without time is taken as it stands, in no time zone. */
export function formatDate(value: number | string, language: Language): string {
  const dateOnly = typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value)
  return new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : 'zh-CN', {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    ...(dateOnly ? { timeZone: 'UTC' } : {}),
  }).format(new Date(value))
}

/** Date and time in the reader's time zone. */
export function formatDateTime(value: number, language: Language): string {
  return new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : 'zh-CN', {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  }).format(new Date(value))
}
