import { instrumentSummary } from './instrument-catalogue'
import { instrumentsFor } from './offering'
import { repeatAdvice } from './repeat'

const offered = (
  ageBand: 'under-14' | '14-17' | 'adult',
  respondent: 'self' | 'parent' | 'caregiver' = 'self',
) => instrumentsFor({ ageBand, respondent })
const ids = (...person: Parameters<typeof offered>) => offered(...person).map(({ summary }) => summary.id)

describe('instruments by age band', () => {
  test('adult-only tools are hidden from everyone under 18', () => {
    for (const ageBand of ['under-14', '14-17'] as const) {
      const young = ids(ageBand)
      for (const id of ['auditc', 'pcptsd5', 'scoff', 'asrs6', 'cbi', 'k6', 'phq9', 'phq2']) {
        expect(young).not.toContain(id)
        expect(ids('adult')).toContain(id)
      }
      expect(young).toEqual(expect.arrayContaining(['phqa', 'psc17y', 'gad7', 'who5']))
      expect(ids(ageBand, 'caregiver')).toEqual([])
    }
  })

  test('youth tools are not offered to adults', () => {
    for (const id of ['phqa', 'psc17y', 'cesdc']) expect(ids('adult')).not.toContain(id)
    expect(ids('adult', 'caregiver')).toContain('bsfcs')
  })

  test('ages are shown where the band is wider than the documented range', () => {
    const ages = (ageBand: 'under-14' | '14-17' | 'adult', id: string) =>
      offered(ageBand).find(({ summary }) => summary.id === id)?.ages
    expect(ages('under-14', 'phqa')).toEqual({ from: 11, to: 17 })
    expect(ages('under-14', 'who5')).toEqual({ from: 9, to: null })
    expect(ages('14-17', 'phqa')).toBeNull()
    expect(ages('14-17', 'ucla3')).toEqual({ from: 16, to: null })
    expect(ages('under-14', 'ucla3')).toBeUndefined()
    expect(ages('adult', 'ucla3')).toBeNull()
  })

  test('a tool that ends within the band shows its ages too', () => {
    const [phqa] = offered('14-17').filter(({ summary }) => summary.id === 'phqa')
    if (!phqa) throw new Error('PHQ-A is not offered')
    const shorter = [{ ...phqa.summary, ageRange: { min: 9, max: 15 } }]
    expect(instrumentsFor({ ageBand: '14-17', respondent: 'self' }, shorter)[0]?.ages).toEqual({
      from: 9,
      to: 15,
    })
  })

  test('parent tools are for adults, with the ages of the child', () => {
    const [psc] = offered('adult', 'parent').filter(({ summary }) => summary.id === 'psc17p')
    expect(psc?.ages).toEqual({ from: 4, to: 17 })
    expect(ids('14-17', 'parent')).toEqual([])
  })
})

describe('repeating a tool', () => {
  const now = new Date('2026-11-21T12:00:00Z')
  const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)
  const phq9 = instrumentSummary('phq9') ?? { repeatAfterDays: null }

  test('two-week tools advise within 14 days, and not from the 14th day on', () => {
    expect(repeatAdvice(phq9, daysAgo(3), now)).toMatchObject({
      daysSince: 3,
      betterFrom: new Date('2026-12-02T12:00:00Z'),
    })
    expect(repeatAdvice(phq9, daysAgo(3), now)?.text.zh).toContain('3 天前')
    expect(repeatAdvice(phq9, daysAgo(3), now)?.text.en).toContain('3 days ago')
    expect(repeatAdvice(phq9, daysAgo(1), now)?.text.en).toContain('1 day ago')
    expect(repeatAdvice(phq9, daysAgo(13.99), now)?.daysSince).toBe(13)
    expect(repeatAdvice(phq9, daysAgo(14), now)).toBeNull()
    expect(repeatAdvice(phq9, null, now)).toBeNull()
  })

  test('a clock that was set back counts as today', () => {
    const advice = repeatAdvice(phq9, daysAgo(-2), now)
    expect(advice?.daysSince).toBe(0)
    expect(advice?.text.en).toContain('less than a day ago')
    expect(advice?.text.zh).toContain('不到一天前')
    expect(repeatAdvice({ repeatAfterDays: null }, daysAgo(-2), now)).toBeNull()
  })

  test('tools without a two-week period give no advice', () => {
    for (const id of ['k6', 'auditc', 'cesdc', 'ucla3', 'cbi']) {
      expect(repeatAdvice(instrumentSummary(id) ?? phq9, daysAgo(1), now)).toBeNull()
    }
  })
})

describe('at the edges of an age band', () => {
  const phq9 = instrumentSummary('phq9')
  if (!phq9) throw new Error('no PHQ-9')
  const agesFor = (ageBand: 'under-14' | '14-17' | 'adult', min: number, max: number | null) =>
    instrumentsFor({ ageBand, respondent: 'self' }, [{ ...phq9, ageRange: { min, max } }]).map(
      ({ ages }) => ages,
    )

  test.each([
    ['under-14', 13, 13, [{ from: 13, to: 13 }]],
    ['under-14', 14, null, []],
    ['14-17', 10, 14, [{ from: 10, to: 14 }]],
    ['14-17', 10, 13, []],
    ['14-17', 14, 17, [null]],
    ['14-17', 15, 17, [{ from: 15, to: 17 }]],
    ['14-17', 14, 16, [{ from: 14, to: 16 }]],
    ['14-17', 17, null, [{ from: 17, to: null }]],
    ['14-17', 18, null, []],
    ['adult', 18, null, [null]],
    ['adult', 11, 18, [{ from: 11, to: 18 }]],
    ['adult', 11, 17, []],
  ] as const)('%s and a tool for %s to %s', (ageBand, min, max, ages) => {
    expect(agesFor(ageBand, min, max)).toEqual(ages)
  })
})
