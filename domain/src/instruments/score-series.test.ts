import { loadInstrument } from './instrument-catalogue'
import { bandIn, seriesOf, valueIn } from './score-series'

const phq9 = await loadInstrument('phq9')
const psc17p = await loadInstrument('psc17p')
const cbi = await loadInstrument('cbi')

test('a total is followed as one series, with its range and bands', () => {
  const { range, bands } = phq9.scoring
  const label = { zh: '总分', en: 'Total score' }
  expect(seriesOf(phq9)).toEqual([{ id: 'total', label, range, bands }])
  // Its parts are scored as well, but only the total has bands.
  expect(seriesOf(psc17p).map(({ id }) => id)).toEqual(['total'])
})

test('without a total each part is followed', () => {
  const { bands, subscales } = cbi.scoring
  expect(subscales).toHaveLength(2)
  expect(seriesOf(cbi)).toEqual(subscales.map(({ id, label, range }) => ({ id, label, range, bands })))
  expect(seriesOf({ ...cbi, scoring: { ...cbi.scoring, subscales: [] } })).toMatchObject([{ id: 'total' }])
})

test('a series reads its own value and band out of a saved score', () => {
  const total = { total: 12, band: 'moderate' }
  const parts = { total: null, band: null, subscales: { personal: { score: 80, band: 'high' } } }
  const [whole] = seriesOf(phq9)
  const [personal, work] = seriesOf(cbi)
  if (!work) throw new Error('one part only')
  expect([valueIn(total, whole.id), bandIn(total, whole)?.id]).toEqual([12, 'moderate'])
  expect([valueIn(parts, personal.id), bandIn(parts, personal)?.id]).toEqual([80, 'high'])
  for (const score of [parts, total]) {
    expect(valueIn(score, work.id)).toBeNull()
    expect(bandIn(score, work)).toBeUndefined()
  }
})
