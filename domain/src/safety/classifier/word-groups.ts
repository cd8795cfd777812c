import { readUnits } from './read-units'
import groups from './word-groups.json'

/** A word of a group in a message: where it begins, and the number of its group. */
export interface GroupedWord {
  readonly place: number
  readonly group: number
}

interface Words {
  /** Words by their units, joined with spaces, and the numbers of their groups. */
  readonly groupsOf: ReadonlyMap<string, readonly number[]>
  readonly longest: number
}

let known: Words | null = null

function readWords(): Words {
  const groupsOf = new Map<string, number[]>()
  let longest = 1
  Object.values(groups.groups).forEach(({ zh, en }, group) => {
    for (const word of [...zh, ...en]) {
      // Read as a message is, so that both meet.
      const units = readUnits(word)
      if (units.length === 0) continue
      longest = Math.max(longest, units.length)
      const key = units.join(' ')
      const numbers = groupsOf.get(key)
      if (numbers === undefined) groupsOf.set(key, [group])
      else if (!numbers.includes(group)) numbers.push(group)
    }
  })
  return { groupsOf, longest }
}

/** The words of all groups in some units: at each place the longest one. Linear in the number of units. */
export function findGroupedWords(units: readonly string[]): GroupedWord[] {
  known ??= readWords()
  const { groupsOf, longest } = known
  const found: GroupedWord[] = []
  for (let place = 0; place < units.length; place += 1) {
    for (let length = Math.min(longest, units.length - place); length > 0; length -= 1) {
      const numbers = groupsOf.get(
        length === 1 ? (units[place] ?? '') : units.slice(place, place + length).join(' '),
      )
      if (numbers === undefined) continue
      for (const group of numbers) found.push({ place, group })
      break
    }
  }
  return found
}
