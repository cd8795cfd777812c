import type {
  Answers,
  Band,
  CutoffResult,
  Instrument,
  InstrumentItem,
  ScoreResult,
  ScoringContext,
  Subscale,
  SubscaleScore,
} from './instrument'
import { gateIsClosed, optionsOf, skippedItems } from './question-flow'
import { safetyNotices } from './safety'

/**
 * Scores a set of answers exactly as the instrument's facts say.
 *
 * Missing and declined answers are never taken for zero, except where the instrument's own rule says so
 * (PSC-17: up to three blanks count 0; Copenhagen: mean of the answered questions of a subscale). Questions
 * left out by skip logic count 0 and are not missing. A closed gate gives the instrument's `closedTotal`.
 * Order of answering does not matter. Answers to unknown ids are ignored.
 *
 * @param answers raw option values by item id, before reversal.
 * @param context sex, for cut-offs that depend on it; without it the instrument's default applies.
 * @throws RangeError if an answer is not one of the question's option values.
 */
export function scoreInstrument(
  instrument: Instrument,
  answers: Answers,
  context: ScoringContext = {},
): ScoreResult {
  const safety = safetyNotices(instrument, answers)
  if (instrument.gate) {
    const gateAnswer = answers[instrument.gate.id]
    if (typeof gateAnswer === 'number') assertOption(instrument.gate.id, instrument.gate.options, gateAnswer)
    if (gateIsClosed(instrument, answers)) {
      const total = instrument.gate.closedTotal
      return { ...describeTotal(instrument, total, context), safety, missing: [], gateClosed: true }
    }
  }

  const points = itemPoints(instrument, answers)
  const missing = instrument.items.filter((item) => !points.has(item.id)).map((item) => item.id)
  if (instrument.gate && typeof answers[instrument.gate.id] !== 'number') missing.unshift(instrument.gate.id)

  const { applied } = instrument.missingRule
  if (applied.policy === 'mean-of-answered') {
    return { total: null, band: null, subscales: subscaleMeans(instrument, points), safety, missing }
  }
  const allowed = applied.policy === 'blanks-count-zero' ? applied.maxBlanks : 0
  const scorable = missing.length <= allowed
  const sums = subscaleSums(instrument, points, scorable)
  const subscales = sums ? { subscales: sums } : {}
  if (!scorable) return { total: null, band: null, ...subscales, safety, missing }
  const total = sumOf(instrument.items.map((item) => points.get(item.id) ?? 0))
  return { ...describeTotal(instrument, total, context), ...subscales, safety, missing }
}

/** The band a score falls in, or null where the instrument has no bands. */
export function bandFor(bands: readonly Band[], score: number): Band | null {
  return bands.find((band) => score >= band.min && score <= band.max) ?? null
}

/** The cut-off that applies to the total: by sex where the instrument says so. Null where it has none. */
export function cutoffFor(
  instrument: Instrument,
  context: ScoringContext,
): { value: number; op: '>=' | '<='; alternative?: number } | null {
  const { cutoff } = instrument.scoring
  if (!cutoff) return null
  if ('value' in cutoff) {
    return cutoff.alternative === undefined
      ? { value: cutoff.value, op: cutoff.op }
      : { value: cutoff.value, op: cutoff.op, alternative: cutoff.alternative }
  }
  if (context.sex === 'male') return { value: cutoff.men, op: cutoff.op }
  if (context.sex === 'female') return { value: cutoff.women, op: cutoff.op }
  return { value: cutoff.default, op: cutoff.op }
}

function describeTotal(
  instrument: Instrument,
  total: number,
  context: ScoringContext,
): Pick<ScoreResult, 'total' | 'percent' | 'band' | 'cutoff'> {
  const { transform, bands } = instrument.scoring
  const cutoff = cutoffResult(instrument, total, context)
  return {
    total,
    ...(transform ? { percent: total * transform.multiply } : {}),
    band: bandFor(bands, total)?.id ?? null,
    ...(cutoff ? { cutoff } : {}),
  }
}

function cutoffResult(instrument: Instrument, total: number, context: ScoringContext): CutoffResult | null {
  const cutoff = cutoffFor(instrument, context)
  if (!cutoff) return null
  const { value, op, alternative } = cutoff
  const result = { value, op, positive: reaches(total, op, value) }
  return alternative === undefined
    ? result
    : { ...result, alternative: { value: alternative, positive: reaches(total, op, alternative) } }
}

/** Points of each answered question, after reversal, threshold and skip logic. Unanswered ones are absent. */
function itemPoints(instrument: Instrument, answers: Answers): ReadonlyMap<string, number> {
  const skipped = new Set(skippedItems(instrument, answers))
  const points = new Map<string, number>()
  instrument.items.forEach((item, position) => {
    if (skipped.has(item.id)) {
      points.set(item.id, 0)
      return
    }
    const answer = answers[item.id]
    if (answer === undefined || answer === 'declined') return
    assertOption(item.id, optionsOf(instrument, item), answer)
    points.set(item.id, pointsOf(instrument, item, position, answer))
  })
  return points
}

/**
 * Points that one raw answer adds. Method "count-yes" needs no case of its own: its options are 0 and 1.
 */
export function pointsOf(
  instrument: Instrument,
  item: InstrumentItem,
  position: number,
  value: number,
): number {
  const { method, thresholds, reverseFrom } = instrument.scoring
  if (method === 'count-threshold')
    return value >= (thresholds?.[position] ?? Number.POSITIVE_INFINITY) ? 1 : 0
  return item.reverse ? (reverseFrom ?? 0) - value : value
}

function subscaleSums(
  instrument: Instrument,
  points: ReadonlyMap<string, number>,
  scorable: boolean,
): Record<string, SubscaleScore> | null {
  const { subscales } = instrument.scoring
  if (subscales.length === 0) return null
  return Object.fromEntries(
    subscales.map((subscale) => {
      const score = scorable ? sumOf(subscale.items.map((id) => points.get(id) ?? 0)) : null
      return [subscale.id, { score, band: null, ...subscalePositive(subscale.cutoff, '>=', score) }]
    }),
  )
}

function subscaleMeans(
  instrument: Instrument,
  points: ReadonlyMap<string, number>,
): Record<string, SubscaleScore> {
  const { subscales, bands, cutoff } = instrument.scoring
  const shared = cutoff && 'value' in cutoff && cutoff.perSubscale ? cutoff : null
  return Object.fromEntries(
    subscales.map((subscale) => {
      const mean = meanOfAnswered(subscale, points)
      return [
        subscale.id,
        {
          score: mean === null ? null : Math.round(mean * 100) / 100,
          band: mean === null ? null : (bandFor(bands, mean)?.id ?? null),
          ...(shared ? subscalePositive(shared.value, shared.op, mean) : {}),
        },
      ]
    }),
  )
}

function meanOfAnswered(subscale: Subscale, points: ReadonlyMap<string, number>): number | null {
  const answered = subscale.items.flatMap((id) => points.get(id) ?? [])
  const needed = subscale.minAnswered ?? subscale.items.length
  return answered.length < needed ? null : sumOf(answered) / answered.length
}

function subscalePositive(
  cutoff: number | undefined,
  op: '>=' | '<=',
  score: number | null,
): { positive?: boolean } {
  return cutoff === undefined || score === null ? {} : { positive: reaches(score, op, cutoff) }
}

function reaches(score: number, op: '>=' | '<=', cutoff: number): boolean {
  return op === '>=' ? score >= cutoff : score <= cutoff
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0)
}

function assertOption(itemId: string, options: readonly { value: number }[], value: number): void {
  if (!options.some((option) => option.value === value)) {
    throw new RangeError(`${value} is not an answer of ${itemId}`)
  }
}
