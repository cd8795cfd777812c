import type { GroupLetter } from '@amhs/domain/documents/group-request-document'

/** Within so many days a request should be answered; the page says so above the list. */
export const promisedDays = 3

const dayMs = 24 * 60 * 60 * 1000

/** The whole days that a request has waited past what was promised; null where it has not, or was answered. */
export function daysWaitedTooLong(
  { status, requestedAt }: Pick<GroupLetter, 'status' | 'requestedAt'>,
  now: number,
): number | null {
  const days = Math.floor((now - requestedAt) / dayMs)
  return status === 'asked' && days >= promisedDays ? days : null
}
