import { ageBands } from '../safety/age-band'
import { feelingIds, feelingNamed, feelings, instrumentInstead } from './feelings'
import { instrumentIndex, instrumentSummary } from './instrument-catalogue'
import { instrumentsFor } from './offering'

/** Whether the list offers an instrument to an age. */
function isOffered(id: string, ageBand: (typeof ageBands)[number]): boolean {
  const summary = instrumentSummary(id)
  return (
    summary !== undefined &&
    instrumentsFor({ ageBand, respondent: summary.respondent }, [summary]).length === 1
  )
}

test('every way in stands once, in the order of its names', () => {
  expect(feelings.map(({ id }) => id)).toEqual(feelingIds)
  expect(feelingNamed('low')?.instruments.adult).toBe('phq9')
  expect(feelingNamed('nothing')).toBeUndefined()
  expect(feelingNamed(null)).toBeUndefined()
})

test('what a way in recommends is offered to that age', () => {
  for (const { id, instruments } of feelings) {
    for (const ageBand of ageBands) {
      const instrument = instruments[ageBand]
      if (instrument !== null) expect(isOffered(instrument, ageBand), `${id}, ${ageBand}`).toBe(true)
    }
  }
})

test('who is under 18 is not scored for drinking, and fills in no form about a child', () => {
  for (const id of ['drinking', 'child']) {
    expect(feelingNamed(id)?.instruments).toMatchObject({ 'under-14': null, '14-17': null })
  }
})

test('a refused instrument leads to one that fits, the PHQ-9 of a teenager to the PHQ-A', () => {
  const instead = (id: string, ageBand: (typeof ageBands)[number]) => {
    const summary = instrumentSummary(id)
    if (!summary) throw new Error(`There is no ${id}`)
    return instrumentInstead(summary, ageBand)
  }
  expect(instead('phq9', '14-17')).toBe('phqa')
  expect(instead('phqa', 'adult')).toBe('phq9')
  expect(instead('psc17p', '14-17')).toBe('psc17y')
  expect(instead('auditc', '14-17')).toBeNull()
  for (const summary of instrumentIndex) {
    for (const ageBand of ageBands) {
      if (isOffered(summary.id, ageBand)) continue
      const other = instrumentInstead(summary, ageBand)
      if (other !== null) expect(isOffered(other, ageBand), `${summary.id}, ${ageBand}`).toBe(true)
    }
  }
})
