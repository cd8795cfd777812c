import { Fhir } from 'fhir'
import { loadInstrument } from '../instruments/instrument-catalogue'
import { scoreInstrument } from '../instruments/score'
import { base64ToText, textToBase64 } from './base64'
import { readSharedContent } from './read-bundle'
import type { ShareContent } from './share-bundle'
import { shareBundle } from './share-bundle'

const notes: ShareContent['notes'] = ['This is not a diagnosis.', 'Call 12356']

async function content(change: Partial<ShareContent> = {}): Promise<ShareContent> {
  const instrument = await loadInstrument('phq9')
  const answers = Object.fromEntries(instrument.items.map(({ id }, index) => [id, index === 8 ? 1 : 2]))
  const screening = {
    id: 'f3b5a0f2-0000-4000-8000-000000000001',
    instrument,
    answers,
    result: scoreInstrument(instrument, answers),
    finishedAt: '2026-11-21T08:00:00.000Z',
  }
  return {
    screenings: [screening],
    withAnswers: false,
    withSafetyAnswers: false,
    words: '请先听我说 🌙',
    name: '小林',
    audience: 'doctor',
    language: 'zh-CN',
    canonicalBase: 'https://example.org/fhir',
    madeAt: '2026-11-22T08:00:00.000Z',
    notes,
    ...change,
  }
}

const answersIn = (bundle: ReturnType<typeof shareBundle>) =>
  (bundle.entry ?? []).flatMap(({ resource }) =>
    resource?.resourceType === 'QuestionnaireResponse'
      ? (resource.item ?? []).map((item) => (item.answer ? 'answer' : item.extension?.[0]?.valueCode))
      : [],
  )

test('scores alone go along unless single answers are chosen, and question 9 only by a choice of its own', async () => {
  expect(new Set(answersIn(shareBundle(await content())))).toEqual(new Set(['masked']))
  // A choice for question 9 that is left over from before counts for nothing.
  expect(new Set(answersIn(shareBundle(await content({ withSafetyAnswers: true }))))).toEqual(
    new Set(['masked']),
  )
  const withAnswers = answersIn(shareBundle(await content({ withAnswers: true })))
  expect(withAnswers.filter((one) => one === 'masked')).toHaveLength(1)
  expect(withAnswers.indexOf('masked')).toBe(8)
  const all = shareBundle(await content({ withAnswers: true, withSafetyAnswers: true }))
  expect(new Set(answersIn(all))).toEqual(new Set(['answer']))
})

test('the words go first, with the notes that always go along, and nothing else than what was chosen', async () => {
  const bundle = shareBundle(await content({ screenings: [] }))
  expect(bundle.entry).toHaveLength(1)
  const read = readSharedContent(bundle)
  expect(read?.notes).toEqual([
    {
      title: 'Patient note',
      from: '小林',
      date: '2026-11-22T08:00:00.000Z',
      words: '请先听我说 🌙',
      audience: 'doctor',
    },
  ])
  const silent = readSharedContent(shareBundle(await content({ screenings: [], words: '', name: '' })))
  expect(silent?.notes[0]).toMatchObject({ from: null, words: null, audience: 'doctor' })
})

test('what was shared is read again: questionnaire, version, scores and what is kept back', async () => {
  const read = readSharedContent(
    JSON.parse(JSON.stringify(shareBundle(await content({ withAnswers: true })))),
  )
  const [response] = read?.responses ?? []
  const instrument = await loadInstrument('phq9')
  expect(response).toMatchObject({ questionnaire: 'phq9', version: instrument.edition })
  expect(response?.items[8]).toMatchObject({ answer: null, missing: 'masked' })
  expect(response?.items[0]?.codes).toHaveLength(1)
  expect(response?.values[0]).toMatchObject({ value: '17' })
  expect(response?.values[0]?.notes).toContain('This is not a diagnosis.')
  expect(read?.others).toEqual([])
})

test('the bundle is valid FHIR R4', async () => {
  const bundle = shareBundle(await content({ withAnswers: true }))
  const { valid, messages } = new Fhir().validate(JSON.parse(JSON.stringify(bundle)), {
    errorOnUnexpected: true,
  })
  expect(messages.filter(({ severity }) => severity === 'error')).toEqual([])
  expect(valid).toBe(true)
})

test('foreign content is read as far as it goes, without the patient, and nothing breaks on nonsense', () => {
  const read = readSharedContent({
    resourceType: 'Bundle',
    entry: [
      { resource: { resourceType: 'Patient', name: [{ text: 'Oliver' }] } },
      { resource: { resourceType: 'Immunization' } },
      { resource: { resourceType: 'Immunization' } },
      {
        resource: {
          resourceType: 'Observation',
          id: 'bp',
          code: { coding: [{ display: 'Blood pressure' }] },
          component: [{ code: { text: 'Systolic' }, valueQuantity: { value: 120, unit: 'mmHg' } }],
        },
      },
      {
        resource: {
          resourceType: 'DocumentReference',
          content: [{ attachment: { contentType: 'application/pdf', title: 'Letter' } }],
        },
      },
      { resource: 7 },
    ],
  })
  expect(JSON.stringify(read)).not.toContain('Oliver')
  expect(read?.others).toEqual([{ kind: 'Immunization', count: 2 }])
  expect(read?.values[0]).toMatchObject({ label: 'Blood pressure', value: 'Systolic: 120 mmHg' })
  expect(read?.notes[0]).toMatchObject({ title: 'Letter', words: null })
  for (const nonsense of [null, 1, 'x', [], {}, { resourceType: 3 }])
    expect(readSharedContent(nonsense)).toBeNull()
  expect(readSharedContent({ resourceType: 'Bundle', entry: 'x' })).toMatchObject({ responses: [] })
})

test('text in base64 comes back as it was', () => {
  for (const text of ['', 'a', 'ab', 'abc', '请听', '🌙', 'a\n%25+'])
    expect(base64ToText(textToBase64(text))).toBe(text)
  expect(textToBase64('请')).toBe(Buffer.from('请').toString('base64'))
  expect(base64ToText('***')).toBeNull()
  expect(base64ToText(Buffer.from([0xff, 0xfe]).toString('base64'))).toBeNull()
})
