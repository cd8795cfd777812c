import type { Instrument } from './instrument'
import type { InstrumentFault } from './instrument-fault'
import { optionsOf } from './question-flow'
import { reachableSubscaleScores, reachableTotals } from './reachable-scores'

/** Faults of the scoring part: bands, ranges, reversal, thresholds, subscales and cut-offs. */
export function scoringFaults(instrument: Instrument): readonly InstrumentFault[] {
  const shape = [...reversalFaults(instrument), ...methodFaults(instrument), ...subscaleFaults(instrument)]
  return shape.length > 0 ? shape : [...scoreFaults(instrument)]
}

function reversalFaults(instrument: Instrument): InstrumentFault[] {
  const { reverseFrom, reverseFormula } = instrument.scoring
  const reversed = instrument.items.filter((item) => item.reverse)
  if (reversed.length === 0) {
    return reverseFrom === undefined
      ? []
      : [{ field: 'scoring.reverseFrom', message: 'is given, but no item is reversed' }]
  }
  if (reverseFrom === undefined) {
    return [{ field: 'scoring.reverseFrom', message: 'is needed: there are reverse items' }]
  }
  const faults: InstrumentFault[] = []
  if (reverseFormula !== `${reverseFrom} - value`) {
    faults.push({ field: 'scoring.reverseFormula', message: `must read "${reverseFrom} - value"` })
  }
  for (const item of reversed) {
    const values = optionsOf(instrument, item).map((option) => option.value)
    if (values.some((value) => !values.includes(reverseFrom - value))) {
      faults.push({ field: 'scoring.reverseFrom', message: `does not turn the answers of ${item.id} around` })
    }
  }
  return faults
}

function methodFaults(instrument: Instrument): InstrumentFault[] {
  const { method, thresholds, subscales } = instrument.scoring
  const { policy } = instrument.missingRule.applied
  const faults: InstrumentFault[] = []
  if ((method === 'count-threshold') !== (thresholds !== undefined)) {
    faults.push({
      field: 'scoring.thresholds',
      message: 'belong to the method count-threshold, and only to it',
    })
  } else if (thresholds && thresholds.length !== instrument.items.length) {
    faults.push({ field: 'scoring.thresholds', message: 'need one value for each item' })
  }
  thresholds?.forEach((threshold, index) => {
    const item = instrument.items[index]
    if (item && !optionsOf(instrument, item).some((option) => option.value === threshold)) {
      faults.push({ field: `scoring.thresholds[${index}]`, message: `is not an answer of ${item.id}` })
    }
  })
  if (method === 'count-yes') {
    for (const item of instrument.items) {
      const values = optionsOf(instrument, item).map((option) => option.value)
      if (values.join() !== '0,1') {
        faults.push({ field: 'options', message: `the method count-yes needs 0 and 1 for ${item.id}` })
      }
    }
  }
  if ((method === 'mean-per-subscale') !== (policy === 'mean-of-answered')) {
    faults.push({
      field: 'missingRule.applied.policy',
      message: 'mean-of-answered and the method mean-per-subscale belong together',
    })
  }
  if (method === 'mean-per-subscale' && subscales.length === 0) {
    faults.push({ field: 'scoring.subscales', message: 'are needed for the method mean-per-subscale' })
  }
  return faults
}

function subscaleFaults(instrument: Instrument): InstrumentFault[] {
  const faults: InstrumentFault[] = []
  const { subscales } = instrument.scoring
  const homes = new Map<string, string>()
  subscales.forEach((subscale, index) => {
    const field = `scoring.subscales[${index}]`
    if (subscales.findIndex((other) => other.id === subscale.id) !== index) {
      faults.push({ field: `${field}.id`, message: `the id "${subscale.id}" is used twice` })
    }
    subscale.items.forEach((id, position) => {
      const item = instrument.items.find((candidate) => candidate.id === id)
      if (!item) faults.push({ field: `${field}.items[${position}]`, message: `no item "${id}"` })
      else if (item.subscale !== subscale.id) {
        faults.push({
          field: `${field}.items[${position}]`,
          message: `${id} says subscale "${item.subscale}"`,
        })
      }
      if (homes.has(id))
        faults.push({ field: `${field}.items[${position}]`, message: `"${id}" is listed twice` })
      homes.set(id, subscale.id)
    })
    if ((subscale.minAnswered ?? 0) > subscale.items.length) {
      faults.push({ field: `${field}.minAnswered`, message: 'is more than the subscale has items' })
    }
  })
  instrument.items.forEach((item, index) => {
    if (item.subscale !== undefined && !homes.has(item.id)) {
      faults.push({ field: `items[${index}].subscale`, message: `no subscale lists ${item.id}` })
    }
  })
  return faults
}

function* scoreFaults(instrument: Instrument): Iterable<InstrumentFault> {
  const { scoring, gate } = instrument
  const totals = reachableTotals(instrument)
  const parts = scoring.subscales.map((subscale) => ({
    subscale,
    scores: reachableSubscaleScores(instrument, subscale),
  }))
  const banded = totals.length > 0 ? totals : parts.flatMap(({ scores }) => scores)
  yield* rangeFaults('scoring.range', scoring.range, banded)
  for (const [index, { subscale, scores }] of parts.entries()) {
    yield* rangeFaults(`scoring.subscales[${index}].range`, subscale.range, scores)
    yield* withinRange(`scoring.subscales[${index}].cutoff`, subscale.cutoff, subscale.range)
  }
  yield* bandFaults(instrument, banded)
  const { cutoff, transform } = scoring
  if (cutoff && 'value' in cutoff) {
    yield* withinRange('scoring.cutoff.value', cutoff.value, scoring.range)
    yield* withinRange('scoring.cutoff.alternative', cutoff.alternative, scoring.range)
  } else if (cutoff) {
    yield* withinRange('scoring.cutoff.men', cutoff.men, scoring.range)
    yield* withinRange('scoring.cutoff.women', cutoff.women, scoring.range)
    yield* withinRange('scoring.cutoff.default', cutoff.default, scoring.range)
  }
  if (transform?.range.some((limit, end) => limit !== (scoring.range[end] ?? 0) * transform.multiply)) {
    yield {
      field: 'scoring.transform.range',
      message: 'is not scoring.range times scoring.transform.multiply',
    }
  }
  if (gate) yield* withinRange('gate.closedTotal', gate.closedTotal, scoring.range)
}

function* rangeFaults(
  field: string,
  range: readonly [number, number],
  scores: readonly number[],
): Iterable<InstrumentFault> {
  const lowest = Math.min(...scores)
  const highest = Math.max(...scores)
  if (range[0] !== lowest || range[1] !== highest) {
    yield { field, message: `is ${range.join('–')}, but the answers give ${lowest}–${highest}` }
  }
}

function* bandFaults(instrument: Instrument, scores: readonly number[]): Iterable<InstrumentFault> {
  const { bands } = instrument.scoring
  if (bands.length === 0) return
  for (const [index, band] of bands.entries()) {
    if (bands.findIndex((other) => other.id === band.id) !== index) {
      yield { field: `scoring.bands[${index}].id`, message: `the id "${band.id}" is used twice` }
    }
    if (!scores.some((score) => score >= band.min && score <= band.max)) {
      yield { field: `scoring.bands[${index}]`, message: 'no score can fall in it' }
    }
  }
  for (const score of scores) {
    const owners = bands.filter((band) => score >= band.min && score <= band.max)
    if (owners.length === 1) continue
    const message =
      owners.length === 0
        ? `the score ${score} falls in no band`
        : `the score ${score} falls in ${owners.map((band) => band.id).join(' and ')}`
    yield { field: 'scoring.bands', message }
    return
  }
}

function* withinRange(
  field: string,
  value: number | undefined,
  range: readonly [number, number],
): Iterable<InstrumentFault> {
  if (value !== undefined && (value < range[0] || value > range[1])) {
    yield { field, message: `${value} is outside ${range.join('–')}` }
  }
}
