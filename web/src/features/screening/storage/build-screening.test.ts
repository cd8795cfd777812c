import { loadInstrument } from '@amhs/domain/instruments/instrument-catalogue'
import { parseStoredScreening } from './build-screening'
import { finishScreening } from './finish-screening'

const when = { language: 'zh-CN', finishedAt: 1_790_000_000_000 } as const

test('a finished screening is read back as it was', async () => {
  const record = finishScreening(await loadInstrument('gad2'), { answers: { gad2_1: 3, gad2_2: 1 } }, when)
  expect(record.score).toEqual({ total: 4, band: expect.any(String), positive: true })
  expect(parseStoredScreening(JSON.parse(JSON.stringify(record)))).toEqual(record)
})

test('what a closed gate no longer asks is not kept', async () => {
  const instrument = await loadInstrument('pcptsd5')
  const [item] = instrument.items
  const answers = { pcptsd5_gate: 0, ...(item ? { [item.id]: 1 } : {}) }
  const record = finishScreening(instrument, { answers }, when)
  expect(record.answers).toEqual({ pcptsd5_gate: 0 })
  expect(record.score.total).toBe(0)
})

test('the sex decides the cut-off and is not kept', async () => {
  const instrument = await loadInstrument('auditc')
  const [first = '', second = '', third = ''] = instrument.items.map(({ id }) => id)
  const answers = { [first]: 3, [second]: 0, [third]: 0 }
  const male = finishScreening(instrument, { answers, sex: 'male' }, when)
  const female = finishScreening(instrument, { answers, sex: 'female' }, when)
  expect([male.score.positive, female.score.positive]).toEqual([false, true])
  expect(JSON.stringify(male)).not.toContain('male')
})

test.each([null, 'text', [], { id: 'x' }, { id: '../../etc', instrument: 'phq9' }])(
  '%j is no screening',
  (stored) => {
    expect(parseStoredScreening(stored)).toBeNull()
  },
)
