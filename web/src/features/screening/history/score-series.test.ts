import { instrumentIndex, loadInstrument } from '@amhs/domain/instruments/instrument-catalogue'
import { higherIsBetter, higherMeans, stepLevel } from '@amhs/domain/instruments/score-direction'
import { seriesOf, valueIn } from '@amhs/domain/instruments/score-series'
import { exampleScreening } from '../storage/screenings.repository.suite'
import { mergeHistory } from './merge-history'

describe.each(instrumentIndex.map(({ id }) => id))('%s', (id) => {
  test('says what a higher score means, and charts no single item', async () => {
    const instrument = await loadInstrument(id)
    expect(higherMeans(instrument).zh).not.toBe('')
    const items = instrument.items.map((item) => item.id)
    expect(seriesOf(instrument).filter((series) => items.includes(series.id))).toEqual([])
    const levels = instrument.scoring.bands.map((_, index) => stepLevel(instrument, index))
    const rising = [...levels].sort((one, other) => one - other)
    expect(levels).toEqual(higherIsBetter(instrument) ? rising.reverse() : rising)
  })
})

test('of the WHO-5 and the Rosenberg scale more is better, of no other', async () => {
  const better = []
  for (const { id } of instrumentIndex) if (higherIsBetter(await loadInstrument(id))) better.push(id)
  expect(better.sort()).toEqual(['rses', 'who5'])
})

test('the Copenhagen inventory is followed by its parts', async () => {
  const series = seriesOf(await loadInstrument('cbi'))
  expect(series.map(({ id }) => id)).toEqual(['personal', 'work'])
  const score = { total: null, band: null, subscales: { personal: { score: 62.5, band: 'moderate' } } }
  expect([valueIn(score, 'personal'), valueIn(score, 'work')]).toEqual([62.5, null])
})

describe('putting account and device together', () => {
  const at = (number: number) => exampleScreening(number)
  const saved = (...numbers: number[]) =>
    numbers.map((number) => ({ readable: true as const, record: at(number) }))
  const numbers = (records: readonly { finishedAt: number }[]) =>
    records.map(({ finishedAt }) => Math.round((finishedAt - Date.UTC(2026, 0, 1)) / 86_400_000))

  test('each result of the device stands on the page of its time, and once', () => {
    const device = [at(9), at(7), at(4), at(2), at(0)]
    const first = mergeHistory(saved(8, 7, 5), device, { newerThan: Number.POSITIVE_INFINITY, last: false })
    expect(numbers(first.records)).toEqual([9, 8, 7, 5])
    const second = mergeHistory(saved(3), device, { newerThan: first.oldest, last: true })
    expect(numbers(second.records)).toEqual([4, 3, 2, 0])
  })

  test('what cannot be read is counted', () => {
    const entries = [...saved(3), { readable: false as const, id: 'broken' }]
    const page = mergeHistory(entries, [], { newerThan: Number.POSITIVE_INFINITY, last: true })
    expect(page.unreadable).toBe(1)
    expect(numbers(page.records)).toEqual([3])
  })
})
