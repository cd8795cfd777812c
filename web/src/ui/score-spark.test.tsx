// @vitest-environment jsdom
import phq9 from '@amhs/domain/instruments/data/phq9.json'
import { parseInstrument } from '@amhs/domain/instruments/parse-instrument'
import { seriesOf } from '@amhs/domain/instruments/score-series'
import { render, screen } from '@testing-library/react'
import { ScoreSpark } from './score-spark'

const instrument = parseInstrument('phq9.json', phq9)
const [series] = seriesOf(instrument)
const drawn = (points: readonly { at: number; value: number }[]) => {
  render(<ScoreSpark instrument={instrument} series={series} points={points} label="PHQ-9: 0, 27" />)
  return screen.getByRole('img', { name: 'PHQ-9: 0, 27' })
}

test('the lowest score stands at the bottom and first, the highest at the top and last', () => {
  const spark = drawn([
    { at: 1000, value: 0 },
    { at: 3000, value: 27 },
  ])
  expect(spark.querySelector('polyline')?.getAttribute('points')).toBe('8,52 184,0')
  expect(spark.querySelector('circle')?.getAttribute('cx')).toBe('184')
})

test('one score alone stands in the middle, and the bands fill the height without a gap', () => {
  const spark = drawn([{ at: 1000, value: 27 }])
  expect(spark.querySelector('circle')?.getAttribute('cx')).toBe('96')
  const heights = [...spark.querySelectorAll('rect')].map((band) => Number(band.getAttribute('height')))
  expect(heights).toHaveLength(5)
  expect(heights.reduce((sum, one) => sum + one)).toBeCloseTo(52)
})
