import { articleIds } from '../content/article'
import { ageBands } from '../safety/age-band'
import { feelingIds, feelingNamed, feelings, instrumentInstead } from './feelings'
import { instrumentIndex, instrumentSummary } from './instrument-catalogue'
import { topicIds } from './instrument-topics'
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

test('each way in has words of its own in both languages, and an article to read instead', () => {
  for (const part of ['title', 'text'] as const) {
    const texts = feelings.map((feeling) => feeling[part])
    for (const { zh, en } of texts) {
      expect(zh).toMatch(/\p{Script=Han}/u)
      expect(en).toMatch(/^[A-Z]/)
    }
    expect(new Set(texts.flatMap(({ zh, en }) => [zh, en])).size).toBe(2 * feelings.length)
  }
  for (const { article } of feelings) expect(articleIds).toContain(article)
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
  // Who may take it needs nothing else in its place.
  expect(instead('psc17p', 'adult')).toBeNull()
  expect(instead('phq9', 'adult')).toBeNull()
  for (const summary of instrumentIndex) {
    for (const ageBand of ageBands) {
      if (isOffered(summary.id, ageBand)) continue
      const other = instrumentInstead(summary, ageBand)
      if (other !== null) expect(isOffered(other, ageBand), `${summary.id}, ${ageBand}`).toBe(true)
    }
  }
})

test('for each topic there is one to take instead, at every age but for drinking', () => {
  const [summary] = instrumentIndex
  if (!summary) throw new Error('There is no instrument')
  const instead = topicIds.map((topic) => [
    topic,
    ...ageBands.map((ageBand) =>
      instrumentInstead({ ...summary, id: 'another', topic, respondent: 'self' }, ageBand),
    ),
  ])
  expect(ageBands).toEqual(['under-14', '14-17', 'adult'])
  expect(instead).toEqual([
    ['wellbeing', 'who5', 'who5', 'who5'],
    ['depression', 'who5', 'phqa', 'phq9'],
    ['anxiety', 'psc17y', 'gad7', 'gad7'],
    ['distress', 'who5', 'phqa', 'phq9'],
    ['child-and-youth', 'who5', 'who5', 'who5'],
    ['trauma', 'psc17y', 'psc17y', 'pcptsd5'],
    ['eating', 'who5', 'who5', 'who5'],
    ['alcohol', null, null, 'auditc'],
    ['adhd', 'who5', 'who5', 'who5'],
    ['self-esteem', 'who5', 'who5', 'who5'],
    ['loneliness', 'who5', 'who5', 'who5'],
    ['workplace', 'who5', 'who5', 'cbi'],
    ['caregiver', 'who5', 'who5', 'who5'],
  ])
})
