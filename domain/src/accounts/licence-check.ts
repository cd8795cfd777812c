const day = 24 * 60 * 60 * 1000

/** How long the check of an entry in a register holds at most, in milliseconds. `firestore.rules` hold the same for older badges. */
export const checkHolds = 365 * day

/** How long before its end a check is due to be made again, in milliseconds. */
export const dueBefore = 30 * day

/**
 * When a registration ends whose last day the register names: noon of that day in UTC, a moment that falls on the same day nearly
 * everywhere.
 */
export function endOfRegistration(lastDay: string): number {
  return Date.parse(`${lastDay}T12:00:00Z`)
}

/**
 * Until when a check holds: to the end that the register names, but a year at most, since a register may strike somebody off at any time.
 *
 * @param lastDay the last day of the registration, such as `2027-03-31`; undefined where the register names none
 */
export function endOfCheck(checkedAt: number, lastDay: string | undefined): number {
  const longest = checkedAt + checkHolds
  return lastDay === undefined ? longest : Math.min(longest, endOfRegistration(lastDay))
}

/** How a check stands: `over` makes no new codes, `due` says a month ahead that it will be. */
export function stateOfCheck(validUntil: number, now: number): 'holds' | 'due' | 'over' {
  if (validUntil <= now) return 'over'
  return validUntil <= now + dueBefore ? 'due' : 'holds'
}
