// @vitest-environment jsdom
import { loadInstrument } from '@amhs/domain/instruments/instrument-catalogue'
import { finishScreening } from '../storage/finish-screening'
import { exportName, fhirExport, jsonExport } from './result-export'

const reader = { language: 'en', region: 'UK', ageBand: 'adult' } as const

async function finished(item9: number | 'declined') {
  const instrument = await loadInstrument('phq9')
  const answers = Object.fromEntries(instrument.items.map(({ id }) => [id, id === 'phq9_9' ? item9 : 0]))
  return {
    instrument,
    record: finishScreening(instrument, { answers }, { language: 'en', finishedAt: Date.UTC(2026, 10, 21) }),
  }
}

describe.each([
  ['JSON', jsonExport],
  ['FHIR', fhirExport],
] as const)('%s', (_, make) => {
  test('carries disclaimer, support notice and the numbers of the region', async () => {
    const { instrument, record } = await finished(1)
    const text = JSON.stringify(make(instrument, record, reader))
    expect(text).toContain('not a diagnosis')
    expect(text).toContain('You said you have had thoughts of being better off dead')
    expect(text).toContain('999')
    expect(text).toContain('116 123')
  })

  test('a declined item has the softer notice and no score', async () => {
    const { instrument, record } = await finished('declined')
    const text = JSON.stringify(make(instrument, record, reader))
    expect(text).toContain('You chose not to answer this question')
    expect(record.score.total).toBeNull()
  })

  test('without a notice the numbers are there all the same', async () => {
    const { instrument, record } = await finished(0)
    const text = JSON.stringify(make(instrument, record, reader))
    expect(text).not.toContain('better off dead or of hurting yourself. Thank you')
    expect(text).toContain('999')
  })
})

test('the name of the file says nothing', async () => {
  const { record } = await finished(3)
  expect(exportName(record, 'fhir.json')).toBe('saved-page-2026-11-21.fhir.json')
})
