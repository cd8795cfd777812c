import { loadInstrument } from '@amhs/domain/instruments/instrument-catalogue'
import type { SeenResult } from '../grants.firestore'
import { clientBundle } from './client-bundle'

const result = (id: string, total: number): SeenResult => ({
  id,
  instrument: 'gad2',
  edition: '2026-11-21',
  language: 'en',
  respondent: 'self',
  answers: { gad2_1: 1, gad2_2: 1 },
  unscored: {},
  score: { total, band: null },
  safety: false,
  finishedAt: 1_790_000_000_000,
})

test('all results stand in one bundle, the questionnaire once', async () => {
  const bundle = clientBundle(
    await loadInstrument('gad2'),
    [result('newest-result', 2), result('oldest-result', 5)],
    'en',
    'https://example.org/fhir',
  ) as { entry: { resource: { resourceType: string } }[] }
  const kinds = bundle.entry.map(({ resource }) => resource.resourceType)
  expect(kinds.filter((kind) => kind === 'Questionnaire')).toHaveLength(1)
  expect(kinds.filter((kind) => kind === 'QuestionnaireResponse')).toHaveLength(2)
})
