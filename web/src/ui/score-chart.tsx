import type { Band, Instrument } from '@amhs/domain/instruments/instrument'
import { stepLevel } from '@amhs/domain/instruments/score-direction'
import type { ScoreSeries } from '@amhs/domain/instruments/score-series'
import { localeOf } from '@amhs/domain/language-facts'
import type { Language } from '@amhs/domain/localized'
import { inLanguage } from '@amhs/domain/localized'
import { scaleLinear, scaleTime } from 'd3-scale'
import { line } from 'd3-shape'
import { useEffect, useRef, useState } from 'react'
import { useLanguage } from '../platform/preferences'
import './score-chart.css'
import { lowerEdge, upperEdge } from './score-edges'

export interface ChartPoint {
  /** Epoch milliseconds. */
  readonly at: number
  readonly value: number
}

/** All measures in pixels of the drawing. */
const height = 320
const margin = { top: 24, bottom: 36, end: 16 }
/** From this width on there is room for the names of the bands beside the chart. */
const wide = 560
const mostNumbers = 12
const lineHeight = 19

/**
 * The scores of one series over time, oldest to newest, with the bands behind the line. Only a drawing: the sentence
 * above and the table below it say the same in words and numbers.
 */
export function ScoreChart({
  instrument,
  series,
  points,
  label,
}: {
  readonly instrument: Instrument
  readonly series: ScoreSeries
  /** Oldest first, at least one. */
  readonly points: readonly ChartPoint[]
  /** What the drawing is, for whoever does not see it. */
  readonly label: string
}) {
  const language = useLanguage()
  const box = useRef<HTMLDivElement>(null)
  const width = useWidth(box)
  const start = width >= wide ? 190 : 44
  const [lowest, highest] = series.range
  const y = scaleLinear([lowest, highest], [height - margin.bottom, margin.top])
  const x = scaleTime(spread(points), [start + 20, width - margin.end - 20])
  const path = line<ChartPoint>(
    ({ at }) => x(at),
    ({ value }) => y(value),
  )([...points])
  const last = points.at(-1)

  return (
    <div ref={box} className="chart-box">
      <svg className="score-chart chart" role="img" aria-label={label} viewBox={`0 0 ${width} ${height}`}>
        {series.bands.map((band, index) => {
          const top = y(upperEdge(series.bands, index, highest))
          const bottom = y(lowerEdge(series.bands, index, lowest))
          return (
            <g key={band.id}>
              <rect
                data-level={stepLevel(instrument, index)}
                x={start}
                y={top}
                width={width - start - margin.end}
                height={bottom - top}
              />
              {(width >= wide ? bandName(band, language) : [`${Math.round(band.min)}`]).map(
                (part, place, { length }) => (
                  <text
                    key={part}
                    x={0}
                    y={(top + bottom) / 2 + (place - (length - 1) / 2) * lineHeight}
                    dominantBaseline="middle"
                  >
                    {part}
                  </text>
                ),
              )}
            </g>
          )
        })}
        {series.bands.length === 0 &&
          [lowest, highest].map((value) => (
            <g key={value}>
              <line className="rule" x1={start} x2={width - margin.end} y1={y(value)} y2={y(value)} />
              <text x={0} y={y(value)} dominantBaseline="middle">
                {value}
              </text>
            </g>
          ))}
        {path && points.length > 1 && <path className="trend" d={path} />}
        {points.map((point) => (
          <g key={`${point.at} ${point.value}`}>
            <circle
              className={point === last ? 'now' : undefined}
              cx={x(point.at)}
              cy={y(point.value)}
              r={5}
            />
            {(points.length <= mostNumbers || point === last) && (
              <text className="value" x={x(point.at)} y={y(point.value) - 11}>
                {point.value}
              </text>
            )}
          </g>
        ))}
        {points.slice(0, 1).map(({ at }) => (
          // On a phone two dates need the whole width.
          <text
            key={at}
            x={points.length > 1 && width < wide ? 0 : x(at)}
            y={height - 8}
            textAnchor={points.length === 1 ? 'middle' : 'start'}
          >
            {shortDate(at, language)}
          </text>
        ))}
        {last && points.length > 1 && (
          <text className="last" x={width - margin.end} y={height - 8}>
            {shortDate(last.at, language)}
          </text>
        )}
      </svg>
      {width < wide && series.bands.length > 0 && (
        <ul className="small chart-bands">
          {series.bands.toReversed().map((band) => (
            <li key={band.id} data-level={stepLevel(instrument, series.bands.indexOf(band))}>
              {`${inLanguage(band.label, language)} ${Math.floor(band.min)}–${Math.floor(band.max)}`}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** One score alone stands in the middle of a day. */
function spread(points: readonly ChartPoint[]): [number, number] {
  const half = 12 * 60 * 60 * 1000
  const [first, last] = [points[0]?.at ?? 0, points.at(-1)?.at ?? 0]
  return first === last ? [first - half, last + half] : [first, last]
}

/** A band's whole name with its range, in two lines where one is too short. */
export function bandName(band: Band, language: Language): readonly string[] {
  const label = inLanguage(band.label, language)
  const range = `${Math.floor(band.min)}–${Math.floor(band.max)}`
  const words = language === 'en' ? label.split(' ') : [...label]
  const space = language === 'en' ? ' ' : ''
  const room = language === 'en' ? 18 : 9
  const whole = `${label} ${range}`
  if (whole.length <= room) return [whole]
  // The first line takes as many words as fit; the rest goes with the range.
  let first = ''
  let taken = 0
  for (const word of words) {
    const longer = first === '' ? word : `${first}${space}${word}`
    if (longer.length > room) break
    first = longer
    taken += 1
  }
  return [first, `${words.slice(taken).join(space)} ${range}`.trim()]
}

function shortDate(at: number, language: Language): string {
  return new Intl.DateTimeFormat(localeOf(language), {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
  }).format(at)
}

/** The width there is, in pixels; follows the window. */
function useWidth(box: React.RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(640)
  useEffect(() => {
    const element = box.current
    if (!element || typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(() => setWidth(Math.max(280, Math.round(element.clientWidth))))
    observer.observe(element)
    return () => observer.disconnect()
  }, [box])
  return width
}
