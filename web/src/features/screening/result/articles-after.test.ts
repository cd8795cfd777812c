import { loadInstrument } from '@amhs/domain/instruments/instrument-catalogue'
import { finishScreening } from '../storage/finish-screening'
import { articlesAfter } from './articles-after'

/** The articles after a result in which every answer has this value. */
async function after(id: string, value: number, change: Readonly<Record<string, number>> = {}) {
  const instrument = await loadInstrument(id)
  const answers = { ...Object.fromEntries(instrument.items.map((item) => [item.id, value])), ...change }
  const record = finishScreening(instrument, { answers }, { language: 'en', finishedAt: Date.now() })
  return articlesAfter(instrument, record).map((article) => article.id)
}

test('a parent reads what fits the child, never about suicide, though the child often feels hopeless', async () => {
  expect(await after('psc17p', 0, { psc17p_2: 2, psc17p_6: 2, psc17p_15: 2 })).toEqual([
    'caregiver-talk',
    'anxiety',
    'sleep',
  ])
})

test('who told of such thoughts reads about them first, others what goes with the questionnaire', async () => {
  expect((await after('phq9', 0, { phq9_9: 1 })).slice(0, 2)).toEqual(['suicide-help', 'self-harm'])
  const plain = await after('phq9', 1, { phq9_9: 0 })
  expect(plain).toHaveLength(3)
  expect(plain).not.toContain('suicide-help')
  expect(plain).not.toContain('bipolar')
})

test('an employee is offered no guide for managers', async () => {
  expect(await after('cbi', 75)).toEqual(['workplace-burnout', 'stress', 'sleep'])
})
