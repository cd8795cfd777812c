import type { Instrument, InstrumentItem, Subscale } from './instrument'
import { optionsOf } from './question-flow'
import { pointsOf } from './score'

/** Every total that complete answers can give, ascending; empty for an instrument without a total. */
export function reachableTotals(instrument: Instrument): readonly number[] {
  if (instrument.scoring.method === 'mean-per-subscale') return []
  const totals = new Set<number>(instrument.gate ? [instrument.gate.closedTotal] : [])
  const { skipLogic } = instrument
  const all = () => instrument.items.map((item) => possiblePoints(instrument, item))
  if (!skipLogic) return ascending(combine(all(), totals))

  const skipping = instrument.items.map((item) => {
    if (skipLogic.skips.includes(item.id)) return [0]
    return possiblePoints(
      instrument,
      item,
      (value) => item.id !== skipLogic.itemId || value === skipLogic.value,
    )
  })
  const asking = instrument.items.map((item) =>
    possiblePoints(instrument, item, (value) => item.id !== skipLogic.itemId || value !== skipLogic.value),
  )
  combine(skipping, totals)
  return ascending(combine(asking, totals))
}

/**
 * Every score a subscale can have, ascending: sums of complete answers, or means of every number of answers
 * from `minAnswered` on.
 */
export function reachableSubscaleScores(instrument: Instrument, subscale: Subscale): readonly number[] {
  const members = instrument.items.filter((item) => subscale.items.includes(item.id))
  const points = members.map((item) => possiblePoints(instrument, item))
  if (instrument.scoring.method !== 'mean-per-subscale') return ascending(combine(points, new Set()))
  const means = new Set<number>()
  for (let count = subscale.minAnswered ?? members.length; count <= members.length; count += 1) {
    // All members share one set of points here, so any `count` of them stand for all choices.
    for (const sum of combine(points.slice(0, count), new Set())) means.add(sum / count)
  }
  return ascending(means)
}

function possiblePoints(
  instrument: Instrument,
  item: InstrumentItem,
  accepts: (value: number) => boolean = () => true,
): readonly number[] {
  const position = instrument.items.indexOf(item)
  return optionsOf(instrument, item)
    .filter((option) => accepts(option.value))
    .map((option) => pointsOf(instrument, item, position, option.value))
}

function combine(pointsOfItems: readonly (readonly number[])[], into: Set<number>): Set<number> {
  let sums = new Set([0])
  for (const points of pointsOfItems) {
    sums = new Set([...sums].flatMap((sum) => points.map((point) => sum + point)))
  }
  for (const sum of sums) into.add(sum)
  return into
}

function ascending(values: ReadonlySet<number>): readonly number[] {
  return [...values].sort((first, second) => first - second)
}
