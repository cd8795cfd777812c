import type { Language } from '@amhs/domain/localized'
import { formatDate, formatDateTime } from '../../platform/dates'

/** How a moment of a list is named: its day, and the time too where another of the list has the same day. */
export function dayInList(moment: number, list: readonly number[], language: Language): string {
  const day = formatDate(moment, language)
  const isOnly = list.filter((other) => formatDate(other, language) === day).length < 2
  return isOnly ? day : formatDateTime(moment, language)
}
