import type { Instrument } from '@amhs/domain/instruments/instrument'
import { stepLevel } from '@amhs/domain/instruments/score-direction'
import type { ScoreSeries } from '@amhs/domain/instruments/score-series'
import './levels.css'
import './score-spark.css'
import type { ChartPoint } from './score-chart'
import { lowerEdge, upperEdge } from './score-edges'

/** All measures in units of the drawing. */
const [width, height, margin] = [192, 52, 8]

/** A few scores in small, over time, with the bands as steps of the background. Its name says the numbers. */
export function ScoreSpark({
  instrument,
  series,
  points,
  label,
}: {
  readonly instrument: Instrument
  readonly series: ScoreSeries
  /** Oldest first, at least one. */
  readonly points: readonly ChartPoint[]
  readonly label: string
}) {
  const [lowest, highest] = series.range
  const y = (value: number) => height * (1 - (value - lowest) / (highest - lowest))
  const [start, end] = [points[0]?.at ?? 0, points.at(-1)?.at ?? 0]
  const x = (at: number) =>
    start === end ? width / 2 : margin + ((at - start) / (end - start)) * (width - 2 * margin)
  return (
    <svg className="spark" role="img" aria-label={label} viewBox={`0 0 ${width} ${height}`}>
      {series.bands.map((band, index) => {
        const top = y(upperEdge(series.bands, index, highest))
        return (
          <rect
            key={band.id}
            data-level={stepLevel(instrument, index)}
            y={top}
            width={width}
            height={y(lowerEdge(series.bands, index, lowest)) - top}
          />
        )
      })}
      <polyline points={points.map(({ at, value }) => `${x(at)},${y(value)}`).join(' ')} />
      {points.slice(-1).map(({ at, value }) => (
        <circle key={at} cx={x(at)} cy={y(value)} r={5} />
      ))}
    </svg>
  )
}
