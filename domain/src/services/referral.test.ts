import { loadInstrument } from '../instruments/instrument-catalogue'
import { filtersOf, readReferral } from './referral'
import { referralOf } from './referral-of-result'

const score = (total: number, band: string, positive?: boolean) => ({
  total,
  band,
  ...(positive === undefined ? {} : { positive }),
})

test('above the line it leads to clinics, below it to all kinds', async () => {
  const instrument = await loadInstrument('phq9')
  const bands = instrument.scoring.bands.map(({ id }) => id)
  const low = referralOf(instrument, score(2, bands[0] ?? '', false), false, 'adult')
  expect(low).toEqual({ urgent: false, kinds: [], ages: 'adult' })
  const high = referralOf(instrument, score(25, bands.at(-1) ?? '', true), false, 'adult')
  expect(high.kinds).toContain('psychiatric-hospital')
  expect(high.urgent).toBe(false)
})

test('where an answer called for support it is urgent, whatever the number', async () => {
  const instrument = await loadInstrument('phq9')
  const first = instrument.scoring.bands[0]?.id ?? ''
  expect(referralOf(instrument, score(1, first, false), true, null)).toMatchObject({
    urgent: true,
    ages: null,
    kinds: expect.arrayContaining(['psychiatric-hospital']),
  })
})

test('work and loneliness lead to every kind of help', async () => {
  const instrument = await loadInstrument('ucla3')
  const last = instrument.scoring.bands.at(-1)?.id ?? ''
  expect(referralOf(instrument, score(9, last, true), false, 'adult').kinds).toEqual([])
})

test('a young person and a parent see what is for the young', async () => {
  const phqa = await loadInstrument('phqa')
  const ofParent = await loadInstrument('psc17p')
  expect(referralOf(phqa, score(1, 'x'), false, '14-17').ages).toBe('child')
  expect(referralOf(ofParent, score(1, 'x'), false, 'adult').ages).toBe('child')
})

test('what is handed over is read strictly, and anything else is nothing', () => {
  const referral = { urgent: true, kinds: ['counselling'], ages: 'child' } as const
  expect(readReferral({ referral })).toEqual(referral)
  expect(filtersOf(referral)).toMatchObject({ kinds: ['counselling'], ages: 'child', cost: null })
  expect(readReferral({ referral: { urgent: 'yes', kinds: ['x', 5], ages: 'all' } })).toEqual({
    urgent: false,
    kinds: [],
    ages: null,
  })
  for (const state of [null, undefined, 'x', {}, { referral: 5 }]) expect(readReferral(state)).toBe(null)
})
