import { loadInstrument } from '@amhs/domain/instruments/instrument-catalogue'
import { bandName } from './score-chart'

test('no name of a band is cut: it takes two lines', async () => {
  const { bands } = (await loadInstrument('phq9')).scoring
  expect(bands.map((band) => bandName(band, 'en').join('|'))).toEqual([
    'None to minimal|symptoms 0–4',
    'Mild symptoms 5–9',
    'Moderate symptoms|10–14',
    'Moderately severe|symptoms 15–19',
    'Severe symptoms|20–27',
  ])
  expect(bands.map((band) => bandName(band, 'zh-CN').join('|'))).toContain('中重度抑郁症状|15–19')
})
