import type { ScreeningRecord } from '../documents/screening-document'
import type { Localized } from '../localized'
import type { Band, Instrument } from './instrument'

/** One number that is followed over time: the total, or a part where the instrument has no total. */
export interface ScoreSeries {
  readonly id: string
  readonly label: Localized
  readonly range: readonly [number, number]
  /** Lowest first; empty where the instrument has none. */
  readonly bands: readonly Band[]
}

const total: Localized = { zh: '总分', en: 'Total score' }

/** What can be followed of an instrument. Single items never are: item 9 must not become a chart. */
export function seriesOf({ scoring }: Instrument): readonly [ScoreSeries, ...ScoreSeries[]] {
  const whole: ScoreSeries = { id: 'total', label: total, range: scoring.range, bands: scoring.bands }
  if (scoring.method !== 'mean-per-subscale') return [whole]
  const [first = whole, ...others] = scoring.subscales.map(({ id, label, range }) => ({
    id,
    label,
    range,
    bands: scoring.bands,
  }))
  return [first, ...others]
}

/** The value of a series in a saved score; null where it was not scored. */
export function valueIn(score: ScreeningRecord['score'], seriesId: string): number | null {
  return seriesId === 'total' ? score.total : (score.subscales?.[seriesId]?.score ?? null)
}

/** The band of a series as it was given when the screening was scored, whatever today's edition would say. */
export function bandIn(score: ScreeningRecord['score'], series: ScoreSeries): Band | undefined {
  const id = series.id === 'total' ? score.band : score.subscales?.[series.id]?.band
  return series.bands.find((band) => band.id === id)
}
