import phq9 from '@amhs/domain/instruments/data/phq9.json'
import { parseInstrument } from '@amhs/domain/instruments/parse-instrument'
import { seriesOf } from '@amhs/domain/instruments/score-series'
import type { Examples } from '../platform/examples'
import { ScoreSpark } from './score-spark'

const instrument = parseInstrument('phq9.json', phq9)
const [series] = seriesOf(instrument)
const points = [18, 16, 11, 13, 9, 12].map((value, at) => ({ at, value }))

export const examples: Examples = {
  'six results': () => (
    <ScoreSpark
      instrument={instrument}
      series={series}
      points={points}
      label="PHQ-9: 18, 16, 11, 13, 9, 12"
    />
  ),
  'one result': () => (
    <ScoreSpark instrument={instrument} series={series} points={points.slice(0, 1)} label="PHQ-9: 18" />
  ),
}
