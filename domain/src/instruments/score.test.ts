import { answersFromValues } from './answers-from-values'
import type { Answer, Instrument } from './instrument'
import { loadInstrument } from './instrument-catalogue'
import { bandFor, cutoffFor, pointsOf, scoreInstrument } from './score'

const scored = async (id: string, values: readonly Answer[], sex?: 'female' | 'male') => {
  const instrument = await loadInstrument(id)
  return scoreInstrument(instrument, answersFromValues(instrument, values), sex ? { sex } : {})
}

describe('rules of single instruments', () => {
  test('AUDIT-C: the cut-off follows sex, and 3 applies where it is not given', async () => {
    const three = [2, 1, 0]
    expect((await scored('auditc', three, 'male')).cutoff).toEqual({ value: 4, op: '>=', positive: false })
    expect((await scored('auditc', three, 'female')).cutoff).toEqual({ value: 3, op: '>=', positive: true })
    expect((await scored('auditc', three)).cutoff).toEqual({ value: 3, op: '>=', positive: true })
    expect((await scored('auditc', [2, 1, 1], 'male')).cutoff?.positive).toBe(true)
  })

  test('AUDIT-C: after "never" the other two count 0, whatever was answered before', async () => {
    const instrument = await loadInstrument('auditc')
    expect(scoreInstrument(instrument, { auditc_1: 0 })).toMatchObject({
      total: 0,
      band: 'below',
      missing: [],
    })
    expect(scoreInstrument(instrument, { auditc_1: 0, auditc_2: 4, auditc_3: 'declined' }).total).toBe(0)
    expect(scoreInstrument(instrument, { auditc_1: 1 })).toMatchObject({
      total: null,
      missing: ['auditc_2', 'auditc_3'],
    })
  })

  test('PC-PTSD-5: a closed gate gives 0 and says so; without the gate there is no score', async () => {
    const instrument = await loadInstrument('pcptsd5')
    const closed = scoreInstrument(instrument, { pcptsd5_gate: 0, pcptsd5_1: 1 })
    expect(closed).toMatchObject({ total: 0, band: 'below', gateClosed: true, missing: [] })
    const { pcptsd5_gate: _, ...withoutGate } = answersFromValues(instrument, [1, 1, 1, 1, 1])
    expect(scoreInstrument(instrument, withoutGate)).toMatchObject({ total: null, missing: ['pcptsd5_gate'] })
    expect(await scored('pcptsd5', [1, 1, 1, 0, 0])).toMatchObject({
      total: 3,
      band: 'positive-sensitive',
      cutoff: { value: 3, positive: true, alternative: { value: 4, positive: false } },
    })
    expect(await scored('pcptsd5', [1, 1, 1, 0, 0])).not.toHaveProperty('gateClosed')
  })

  test('WHO-5: the cut-off is reached from above', async () => {
    expect((await scored('who5', [3, 3, 2, 2, 2])).cutoff).toEqual({ value: 12, op: '<=', positive: true })
    expect((await scored('who5', [3, 3, 3, 2, 2])).cutoff?.positive).toBe(false)
  })

  test('PSC-17: up to three blanks count 0, a fourth makes the form invalid', async () => {
    const values = (blanks: number): Answer[] =>
      Array.from({ length: 17 }, (_, index) => (index < blanks ? 'declined' : 2))
    const three = await scored('psc17p', values(3))
    expect(three).toMatchObject({
      total: 28,
      band: 'positive',
      missing: ['psc17p_1', 'psc17p_2', 'psc17p_3'],
    })
    expect(three.subscales?.attention).toEqual({ score: 6, band: null, positive: false })
    const four = await scored('psc17p', values(4))
    expect(four).toMatchObject({ total: null, band: null })
    expect(four.subscales?.externalizing).toEqual({ score: null, band: null })
  })

  test('CBI: mean of the answered questions from 3 of 6 and 4 of 7 on; no total', async () => {
    const blank = 'declined' as const
    const partly = await scored('cbi', [
      75,
      75,
      50,
      blank,
      blank,
      blank,
      50,
      50,
      50,
      blank,
      blank,
      blank,
      blank,
    ])
    expect(partly.total).toBeNull()
    expect(partly.subscales).toEqual({
      personal: { score: 66.67, band: 'moderate', positive: true },
      work: { score: null, band: null },
    })
    const reversed = await scored('cbi', [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0])
    expect(reversed.subscales?.work?.score).toBe(14.29)
  })

  test('RSES and UCLA-3 have a score without band and cut-off', async () => {
    const result = await scored('ucla3', [1, 2, 3])
    expect(result).toEqual({ total: 6, band: null, safety: [], missing: [] })
  })

  test('unscored questions never change a score', async () => {
    const instrument = await loadInstrument('phqa')
    const answers = answersFromValues(instrument, [1, 1, 1, 1, 1, 1, 1, 1, 0])
    const withUnscored = { ...answers, phqa_10: 1, phqa_11: 'declined' as const }
    expect(scoreInstrument(instrument, withUnscored)).toEqual(scoreInstrument(instrument, answers))
  })

  test('an answer that the question does not offer is refused', async () => {
    const instrument: Instrument = await loadInstrument('phq9')
    const answers = answersFromValues(instrument, [0, 0, 0, 0, 0, 0, 0, 0, 0])
    expect(() => scoreInstrument(instrument, { ...answers, phq9_4: 4 })).toThrow(
      '4 is not an answer of phq9_4',
    )
    const trauma = await loadInstrument('pcptsd5')
    expect(() => scoreInstrument(trauma, { pcptsd5_gate: 2 })).toThrow(RangeError)
    expect(() => answersFromValues(instrument, [0])).toThrow('phq9 has 9 answers, but 1 were given')
  })
})

describe('what the facts say is followed, and nothing else', () => {
  test('each sex has its own cut-off', async () => {
    const auditc = await loadInstrument('auditc')
    const cutoff = { men: 4, women: 2, default: 3, op: '>=', meaning: 'x' } as const
    const three = { ...auditc, scoring: { ...auditc.scoring, cutoff } }
    expect(cutoffFor(three, { sex: 'male' })).toStrictEqual({ value: 4, op: '>=' })
    expect(cutoffFor(three, { sex: 'female' })).toStrictEqual({ value: 2, op: '>=' })
    expect(cutoffFor(three, {})).toStrictEqual({ value: 3, op: '>=' })
  })

  test('a second cut-off is told only where there is one', async () => {
    const phq9 = await loadInstrument('phq9')
    expect(cutoffFor(phq9, {})).toStrictEqual({ value: 10, op: '>=' })
    expect((await scored('phq9', [2, 2, 2, 2, 2, 0, 0, 0, 0])).cutoff).toStrictEqual({
      value: 10,
      op: '>=',
      positive: true,
    })
  })

  test('a score below the first band is in none', () => {
    const label = { zh: '中', en: 'Middle' }
    const band = { id: 'middle', min: 5, max: 9, label } as Instrument['scoring']['bands'][number]
    expect([4, 5, 9, 10].map((score) => bandFor([band], score)?.id)).toEqual([
      undefined,
      'middle',
      'middle',
      undefined,
    ])
  })

  test('subscales that are summed: positive from their own cut-off on, unknown without a score', async () => {
    const answers = [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1]
    expect((await scored('psc17p', answers)).subscales).toStrictEqual({
      internalizing: { score: 5, band: null, positive: true },
      attention: { score: 5, band: null, positive: false },
      externalizing: { score: 7, band: null, positive: true },
    })
    const blanks = answers.map((value, index) => (index < 4 ? 'declined' : value))
    expect((await scored('psc17p', blanks)).subscales?.attention).toStrictEqual({ score: null, band: null })
  })

  test('a summed subscale without a cut-off is neither positive nor negative', async () => {
    const psc = await loadInstrument('psc17p')
    const subscales = psc.scoring.subscales.map(({ cutoff: _, ...rest }) => rest)
    const open = { ...psc, scoring: { ...psc.scoring, subscales } }
    const answers = answersFromValues(psc, Array(17).fill(2))
    expect(scoreInstrument(open, answers).subscales?.attention).toStrictEqual({ score: 10, band: null })
  })

  test('subscales that are averaged: positive only where the cut-off is said to be theirs', async () => {
    const cbi = await loadInstrument('cbi')
    const answers = answersFromValues(cbi, [50, 50, 50, 50, 50, 50, 0, 0, 0, 0, 0, 0, 100])
    expect(scoreInstrument(cbi, answers).subscales).toStrictEqual({
      personal: { score: 50, band: 'moderate', positive: true },
      work: { score: 0, band: 'low', positive: false },
    })
    const { cutoff } = cbi.scoring
    if (!cutoff || !('value' in cutoff)) throw new Error('no cut-off')
    for (const other of [null, { ...cutoff, perSubscale: false }]) {
      const plain = { ...cbi, scoring: { ...cbi.scoring, cutoff: other, bands: [] } } as Instrument
      expect(scoreInstrument(plain, answers).subscales).toStrictEqual({
        personal: { score: 50, band: null },
        work: { score: 0, band: null },
      })
    }
    const below = { ...cbi, scoring: { ...cbi.scoring, cutoff: { ...cutoff, op: '<=' } } } as Instrument
    expect(scoreInstrument(below, answers).subscales).toMatchObject({
      personal: { positive: true },
      work: { positive: true },
    })
  })

  test('a question without a threshold adds nothing', async () => {
    const asrs6 = await loadInstrument('asrs6')
    const [item] = asrs6.items
    if (!item) throw new Error('no question')
    expect(pointsOf(asrs6, item, 0, 4)).toBe(1)
    const { thresholds: _, ...scoring } = asrs6.scoring
    expect(pointsOf({ ...asrs6, scoring }, item, 0, 4)).toBe(0)
  })
})
