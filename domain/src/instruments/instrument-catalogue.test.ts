import { instrumentIndex, instrumentSummary, loadInstrument } from './instrument-catalogue'
import { estimatedMinutes, summarise } from './instrument-summary'

describe('the instrument catalogue', () => {
  test('none that may not be shipped is among them', () => {
    for (const id of [
      'asq',
      'dass21',
      'isi',
      'k10',
      'mbi',
      'mdq',
      'pss10',
      'scl90',
      'sdq',
      'sds_sas',
      'zbi',
    ]) {
      expect(instrumentSummary(id)).toBeUndefined()
    }
  })

  test('an unknown id is refused, also one that every object has', async () => {
    await expect(loadInstrument('phq99')).rejects.toThrow('There is no instrument "phq99"')
    await expect(loadInstrument('constructor')).rejects.toThrow('There is no instrument')
  })

  test.each(instrumentIndex)('$id is summed up as its file says', async (entry) => {
    expect(summarise(await loadInstrument(entry.id))).toEqual(entry)
  })

  test('question counts and minutes', () => {
    expect(instrumentSummary('phq9')).toMatchObject({ questionCount: 10, minutes: 3, repeatAfterDays: 14 })
    expect(instrumentSummary('pcptsd5')).toMatchObject({ questionCount: 6, contentWarning: true })
    expect(instrumentSummary('asrs6')?.languages).toEqual(['en'])
    expect([1, 4, 5, 20].map(estimatedMinutes)).toEqual([1, 1, 2, 5])
  })
})
