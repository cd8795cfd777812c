import phq9 from '@amhs/domain/instruments/data/phq9.json'
import { parseInstrument } from '@amhs/domain/instruments/parse-instrument'
import { seriesOf } from '@amhs/domain/instruments/score-series'
import type { Examples } from '../platform/examples'
import { ScoreChart } from './score-chart'

const instrument = parseInstrument('phq9.json', phq9)
const [series] = seriesOf(instrument)
const week = 7 * 24 * 60 * 60 * 1000
const firstDay = Date.UTC(2026, 8, 1)
const points = [18, 16, 11, 12, 7, 4].map((value, at) => ({ at: firstDay + at * week, value }))

export const examples: Examples = {
  'six weeks': () => <ScoreChart instrument={instrument} series={series} points={points} label="PHQ-9" />,
  'one result': () => (
    <ScoreChart instrument={instrument} series={series} points={points.slice(0, 1)} label="PHQ-9" />
  ),
}
