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

test('only somebody who is no adult, a child’s questionnaire or a parent’s asks for the young', async () => {
  const phq9 = await loadInstrument('phq9')
  const agesOf = (change: Partial<typeof phq9>, ageBand: 'adult' | null = 'adult') =>
    referralOf({ ...phq9, ...change }, score(1, 'x'), false, ageBand).ages
  expect(agesOf({})).toBe('adult')
  expect(agesOf({}, null)).toBe(null)
  expect(agesOf({ respondent: 'parent' })).toBe('child')
  expect(agesOf({ topic: 'child-and-youth' })).toBe('child')
})

test('a result leads to clinics by its line, or by the highest of several bands', async () => {
  const phq9 = await loadInstrument('phq9')
  const { bands } = phq9.scoring
  const [first, last] = [bands[0]?.id ?? '', bands.at(-1)?.id ?? '']
  const kindsOf = (band: string, positive: boolean | undefined, change: Partial<typeof phq9> = {}) =>
    referralOf({ ...phq9, ...change }, score(1, band, positive), false, 'adult').kinds.length
  expect(kindsOf(first, true)).toBe(3)
  expect(kindsOf(last, false)).toBe(3)
  expect(kindsOf(last, undefined)).toBe(3)
  expect(kindsOf(first, undefined)).toBe(0)
  const oneBand = { ...phq9.scoring, bands: bands.slice(0, 1) }
  expect(kindsOf(first, undefined, { scoring: oneBand })).toBe(0)
})

test.each(['workplace', 'caregiver', 'loneliness', 'self-esteem'] as const)(
  'about %s any kind of help may be right, whatever the score',
  async (topic) => {
    const phq9 = await loadInstrument('phq9')
    const last = phq9.scoring.bands.at(-1)?.id ?? ''
    expect(referralOf({ ...phq9, topic }, score(27, last, true), false, 'adult').kinds).toEqual([])
    expect(referralOf({ ...phq9, topic }, score(27, last, true), true, 'adult').kinds).toHaveLength(3)
  },
)

test('what is handed over is read strictly, and anything else is nothing', () => {
  const referral = { urgent: true, kinds: ['counselling'], ages: 'child' } as const
  expect(readReferral({ referral })).toEqual(referral)
  expect(filtersOf(referral)).toMatchObject({ kinds: ['counselling'], ages: 'child', cost: null })
  expect(readReferral({ referral: { urgent: 'yes', kinds: ['x', 5], ages: 'all' } })).toEqual({
    urgent: false,
    kinds: [],
    ages: null,
  })
  expect(readReferral({ referral: { urgent: true, kinds: 'counselling', ages: 'adult' } })).toEqual({
    urgent: true,
    kinds: [],
    ages: 'adult',
  })
  for (const state of [null, undefined, 'x', {}, { referral: 5 }, { referral: null }])
    expect(readReferral(state)).toBe(null)
})
