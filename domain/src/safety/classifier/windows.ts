import { isEnd } from './read-units'

/** Messages of more units than this are also read in windows: one sentence in a long message must not be drowned. */
const longMessage = 250
const windowLength = 120

/** The parts of a long message, of about `windowLength` units each and ending with a sentence where one ends in time. */
export function* windowsOf(units: readonly string[]): Generator<readonly string[]> {
  if (units.length <= longMessage) return
  let start = 0
  while (start < units.length) {
    let end = Math.min(units.length, start + windowLength)
    for (let place = end; place > start + windowLength / 2 && end < units.length; place -= 1) {
      if (isEnd(units[place - 1] ?? '')) {
        end = place
        break
      }
    }
    yield units.slice(start, end)
    start = end
  }
}
