import fc from 'fast-check'
import type { Answer, Answers, Instrument, ScoreResult } from './instrument'
import { instrumentIndex, loadInstrument } from './instrument-catalogue'
import { optionsOf } from './question-flow'
import { reachableSubscaleScores, reachableTotals } from './reachable-scores'
import { bandFor, scoreInstrument } from './score'

const instruments = await Promise.all(instrumentIndex.map(({ id }) => loadInstrument(id)))
const named = instruments.map((instrument) => [instrument.id, instrument] as const)

/** Complete answers: gate open, every scored question answered. */
function completeAnswers(instrument: Instrument): fc.Arbitrary<Record<string, Answer>> {
  const values = instrument.items.map((item) =>
    fc.constantFrom(...optionsOf(instrument, item).map(({ value }) => value)),
  )
  return fc.tuple(...values).map((chosen) => {
    const answers: Record<string, Answer> = instrument.gate
      ? { [instrument.gate.id]: instrument.gate.continueValue }
      : {}
    instrument.items.forEach((item, position) => {
      answers[item.id] = chosen[position] ?? 0
    })
    return answers
  })
}

/** Every score of a result: the total, or the subscales where there is none. */
function scoresOf(result: ScoreResult): readonly number[] {
  const subscales = Object.values(result.subscales ?? {}).map(({ score }) => score)
  return [result.total, ...subscales].filter((score) => score !== null)
}

test('all four scoring methods are in use', () => {
  const methods = new Set(instruments.map((instrument) => instrument.scoring.method))
  expect([...methods].sort()).toEqual(['count-threshold', 'count-yes', 'mean-per-subscale', 'sum'])
})

describe.each(named)('scoring of %s', (_, instrument) => {
  test('does not depend on the order of answering', () => {
    fc.assert(
      fc.property(
        completeAnswers(instrument).chain((answers) =>
          fc.tuple(
            fc.constant(answers),
            fc.shuffledSubarray(Object.entries(answers), { minLength: Object.keys(answers).length }),
          ),
        ),
        ([answers, shuffled]) => {
          expect(scoreInstrument(instrument, Object.fromEntries(shuffled))).toEqual(
            scoreInstrument(instrument, answers),
          )
        },
      ),
    )
  })

  test('stays within its published range', () => {
    fc.assert(
      fc.property(completeAnswers(instrument), (answers) => {
        const result = scoreInstrument(instrument, answers)
        const [low, high] = instrument.scoring.range
        expect(scoresOf(result).length).toBeGreaterThan(0)
        for (const score of scoresOf(result)) {
          expect(score).toBeGreaterThanOrEqual(low)
          expect(score).toBeLessThanOrEqual(high)
        }
        for (const subscale of instrument.scoring.subscales) {
          const score = result.subscales?.[subscale.id]?.score ?? Number.NaN
          expect(score).toBeGreaterThanOrEqual(subscale.range[0])
          expect(score).toBeLessThanOrEqual(subscale.range[1])
        }
        const { transform } = instrument.scoring
        if (transform) expect(result.percent).toBe((result.total ?? 0) * transform.multiply)
        else expect(result).not.toHaveProperty('percent')
      }),
    )
  })

  test('never falls when one answer rises (and never rises for a reverse item)', () => {
    // Answering "never" to a question that skips others is left out: it takes their answers out of the score.
    const free = instrument.items.filter((item) => item.id !== instrument.skipLogic?.itemId)
    fc.assert(
      fc.property(completeAnswers(instrument), fc.constantFrom(...free), (answers, item) => {
        const ascending = optionsOf(instrument, item)
          .map(({ value }) => value)
          .sort((first, second) => first - second)
        const totals = ascending.map((value) =>
          scoresOf(scoreInstrument(instrument, { ...answers, [item.id]: value })).reduce(
            (sum, score) => sum + score,
            0,
          ),
        )
        const rising = item.reverse ? totals.toReversed() : totals
        for (const [step, total] of rising.entries())
          expect(total).toBeGreaterThanOrEqual(rising[step - 1] ?? total)
      }),
    )
  })

  test('puts each reachable score in exactly one band', () => {
    const totals = reachableTotals(instrument)
    const scores =
      totals.length > 0
        ? totals
        : instrument.scoring.subscales.flatMap((subscale) => reachableSubscaleScores(instrument, subscale))
    expect(scores.length).toBeGreaterThan(0)
    const { bands } = instrument.scoring
    for (const score of scores) {
      const owners = bands.filter(({ min, max }) => score >= min && score <= max)
      expect(owners).toHaveLength(bands.length === 0 ? 0 : 1)
      expect(bandFor(bands, score)).toBe(owners[0] ?? null)
    }
  })

  test('gives no score without an answer that its rule requires', () => {
    const { applied } = instrument.missingRule
    const allowed = applied.policy === 'blanks-count-zero' ? applied.maxBlanks : 0
    fc.assert(
      fc.property(
        completeAnswers(instrument),
        fc.subarray(instrument.items, { minLength: allowed + 1 }),
        fc.boolean(),
        (answers, left, declined) => {
          // With "never" to the skipping question the others are not asked, so they cannot be missing.
          if (instrument.skipLogic && answers[instrument.skipLogic.itemId] === instrument.skipLogic.value)
            return
          const rest: Record<string, Answer> = { ...answers }
          for (const item of left) {
            if (declined) rest[item.id] = 'declined'
            else delete rest[item.id]
          }
          const result = scoreInstrument(instrument, rest)
          expect(result.total).toBeNull()
          expect(result.band).toBeNull()
          expect(result).not.toHaveProperty('percent')
          expect(result).not.toHaveProperty('cutoff')
          expect([...result.missing].sort()).toEqual(left.map(({ id }) => id).sort())
          for (const subscale of instrument.scoring.subscales) {
            const answered = subscale.items.filter((id) => typeof rest[id] === 'number').length
            const needed = subscale.minAnswered ?? Number.POSITIVE_INFINITY
            expect(result.subscales?.[subscale.id]?.score === null).toBe(answered < needed)
          }
        },
      ),
    )
  })

  test('raises the notice of a safety item at any total, and only by that item', () => {
    fc.assert(
      fc.property(completeAnswers(instrument), (answers) => {
        const expected = instrument.safetyItems
          .filter(({ itemId, triggerMin }) => Number(answers[itemId]) >= triggerMin)
          .map(({ itemId, level }) => ({ itemId, level }))
        const { safety } = scoreInstrument(instrument, answers)
        expect(safety.map(({ itemId, level }) => ({ itemId, level }))).toEqual(expected)
      }),
    )
    for (const { itemId, triggerMin, level } of instrument.safetyItems) {
      const alone: Answers = { [itemId]: triggerMin }
      expect(scoreInstrument(instrument, alone).safety).toMatchObject([{ itemId, level, reason: 'answer' }])
    }
  })
})
