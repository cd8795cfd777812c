import { loadInstrument } from './instrument-catalogue'
import { firstReading } from './result-reading'

const psc17p = await loadInstrument('psc17p')

const raised = (...ids: readonly string[]) => ({
  total: 16,
  band: 'positive',
  positive: true,
  subscales: Object.fromEntries(
    ['internalizing', 'attention', 'externalizing'].map((id) => [
      id,
      { score: 7, band: null, positive: ids.includes(id) },
    ]),
  ),
})

test.each([
  [['internalizing'], ['caregiver-talk', 'anxiety', 'sleep', 'caregiver-warning']],
  [['attention'], ['caregiver-talk', 'adhd', 'sleep']],
  [['externalizing'], ['caregiver-talk', 'anger', 'family-conflict']],
  [
    ['attention', 'externalizing'],
    ['caregiver-talk', 'adhd', 'sleep', 'anger', 'family-conflict'],
  ],
  [[], ['caregiver-talk', 'caregiver-warning', 'sleep']],
] as const)('a parent reads what fits the raised parts %j', (parts, articles) => {
  expect(firstReading(psc17p, raised(...parts), true)).toEqual(articles)
})

test('without parts a parent reads on talking and on signs', () => {
  const score = { total: null, band: null }
  expect(firstReading(psc17p, score, false)).toEqual(['caregiver-talk', 'caregiver-warning', 'sleep'])
})

test.each([
  ['phq9', true, ['suicide-help', 'self-harm']],
  ['cbi', false, ['workplace-burnout', 'stress', 'sleep']],
  ['cbi', true, ['suicide-help', 'self-harm', 'workplace-burnout', 'stress', 'sleep']],
] as const)(
  'who answered %s for themselves, support %s, reads %j first',
  async (id, withSupport, articles) => {
    expect(firstReading(await loadInstrument(id), raised('internalizing'), withSupport)).toEqual(articles)
  },
)

test.each([
  [['internalizing'], ['adolescence', 'anxiety', 'sleep']],
  [['attention'], ['adolescence', 'adhd', 'sleep']],
  [['externalizing'], ['anger', 'family-conflict', 'adolescence']],
  [[], ['adolescence', 'stress', 'sleep']],
] as const)(
  'a teenager reads what fits the raised parts %j, also who often feels hopeless',
  async (parts, articles) => {
    const reading = firstReading(await loadInstrument('psc17y'), raised(...parts), true)
    expect(reading.slice(0, 3)).toEqual(articles)
    for (const id of ['suicide-help', 'self-harm', 'autism', 'gaming', 'caregiver-talk'] as const)
      expect(reading).not.toContain(id)
  },
)
