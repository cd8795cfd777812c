import { answersFromValues } from './answers-from-values'
import type { ScoreResult } from './instrument'
import { instrumentIndex, loadInstrument } from './instrument-catalogue'
import { scoreInstrument } from './score'
import { vectors } from './test-vectors.json'

/** A result in the flat form of the vectors: total, percent, band, and subscale scores by their id. */
function flat(result: ScoreResult): Record<string, unknown> {
  const subscales = Object.entries(result.subscales ?? {}).map(([id, { score }]) => [id, score] as const)
  return { ...result, ...Object.fromEntries(subscales) }
}

describe('published and computed scoring vectors', () => {
  test('name instruments of the catalogue only', () => {
    const known = instrumentIndex.map(({ id }) => id)
    expect(vectors.map((vector) => vector.instrument).filter((id) => !known.includes(id))).toEqual([])
    expect(vectors.length).toBeGreaterThanOrEqual(46)
  })

  test.each(vectors)('$instrument $answers: $source', async (vector) => {
    const instrument = await loadInstrument(vector.instrument)
    const result = scoreInstrument(instrument, answersFromValues(instrument, vector.answers))
    expect(flat(result)).toMatchObject(vector.expected)
    if (vector.crisis !== undefined) {
      expect(result.safety.some((notice) => notice.level === 'crisis')).toBe(vector.crisis)
    }
  })
})
