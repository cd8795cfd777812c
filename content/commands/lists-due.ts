import lines from '../../domain/src/safety/crisis-lines.json' with { type: 'json' }
import protection from '../../domain/src/safety/protection-lines.json' with { type: 'json' }
import steps from '../../domain/src/services/local-step-sources.json' with { type: 'json' }

/** The lists of whom to reach that are checked again by the calendar, with the day of the last check. */
export interface DatedList {
  readonly name: string
  /** Where its day stands. */
  readonly file: string
  /** ISO date. */
  readonly checkedOn: string
}

export const datedLists: readonly DatedList[] = [
  { name: 'The crisis lines', file: 'domain/src/safety/crisis-lines.json', checkedOn: lines.checkedOn },
  {
    name: 'The lines for violence and the numbers of the police',
    file: 'domain/src/safety/protection-lines.json',
    checkedOn: protection.checkedOn,
  },
  {
    name: 'The first steps in a region',
    file: 'domain/src/services/local-step-sources.json',
    checkedOn: steps.checkedOn,
  },
]

const daysBeforeRecheck = 90
const dayInMilliseconds = 86_400_000

/**
 * Which lists have to be checked again: those whose check is more than 90 days old. A report for the people who keep them, not a test: a
 * build must not break because a day has passed.
 * @returns a sentence for each list
 */
export function listsDue(
  now: Date,
  lists: readonly DatedList[] = datedLists,
): { readonly due: readonly string[]; readonly inTime: readonly string[] } {
  const [due, inTime]: [string[], string[]] = [[], []]
  for (const { name, file, checkedOn } of lists) {
    const lastDay = Date.parse(`${checkedOn}T00:00:00Z`) + daysBeforeRecheck * dayInMilliseconds
    if (now.getTime() >= lastDay + dayInMilliseconds)
      due.push(
        `${name} were last checked on ${checkedOn}, more than ${daysBeforeRecheck} days ago. Please check them again (${file}; docs/operating.md, 13).`,
      )
    else
      inTime.push(
        `${name} were checked on ${checkedOn}. Check them again by ${new Date(lastDay).toISOString().slice(0, 10)}.`,
      )
  }
  return { due, inTime }
}
