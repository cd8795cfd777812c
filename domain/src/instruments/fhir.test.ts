import { Fhir } from 'fhir'
import type { Language } from '../localized'
import { answersFromValues } from './answers-from-values'
import { fhirBundle } from './fhir'
import type { Answers, Instrument } from './instrument'
import { instrumentIndex, loadInstrument } from './instrument-catalogue'
import { optionsOf } from './question-flow'
import { scoreInstrument } from './score'

const validator = new Fhir()
const notes = ['This is a screening result, not a diagnosis.', 'Emergency: 120'] as const

/**
 * Every error and warning of the R4 validator; unknown properties count as errors. One warning is left out: the
 * value set of Observation.code is an example binding, so a LOINC code that is not among its samples is allowed.
 */
function faultsOf(resource: object): readonly string[] {
  const { messages } = validator.validate(resource, { errorOnUnexpected: true })
  return messages
    .filter((message) => message.severity === 'error' || message.severity === 'warning')
    .filter(
      (message) =>
        !/^Code .* not found in value set$/.test(message.message ?? '') ||
        !message.location?.endsWith('Observation.code'),
    )
    .map((message) => `${message.location}: ${message.message}`)
}

function exported(instrument: Instrument, answers: Answers, language: Language = 'en') {
  return fhirBundle({
    instrument,
    answers,
    result: scoreInstrument(instrument, answers),
    resultId: '7d6f5b0e-0c5e-4a1c-9a57-1f1f6f1d2a10',
    finishedAt: '2026-11-21T05:00:00Z',
    language,
    canonicalBase: 'https://example.org/fhir',
    notes: [...notes],
  })
}

function lastOptions(instrument: Instrument): Answers {
  return answersFromValues(
    instrument,
    instrument.items.map((item) => optionsOf(instrument, item).at(-1)?.value ?? 0),
  )
}

const ids = instrumentIndex.map(({ id }) => id)

describe('FHIR R4 export', () => {
  test.each(ids)('%s is valid in both languages, with the licence and the notes', async (id) => {
    const instrument = await loadInstrument(id)
    for (const language of ['zh-CN', 'en'] as const) {
      const bundle = exported(instrument, lastOptions(instrument), language)
      expect(faultsOf(bundle)).toEqual([])
      for (const { resource, fullUrl } of bundle.entry) {
        expect(faultsOf(resource), fullUrl).toEqual([])
        if (resource.resourceType === 'Questionnaire') {
          expect(resource.copyright).toContain(instrument.licence.text)
        }
        if (resource.resourceType === 'Observation') {
          expect(resource.note.map((note) => note.text)).toEqual(expect.arrayContaining([...notes]))
        }
      }
      expect(new Set(bundle.entry.map((entry) => entry.fullUrl)).size).toBe(bundle.entry.length)
    }
  })

  test('every linkId is unique and every answer is one of the options of its question', async () => {
    for (const id of ids) {
      const instrument = await loadInstrument(id)
      const [questionnaire, response] = exported(instrument, lastOptions(instrument)).entry.map(
        (entry) => entry.resource,
      )
      if (questionnaire?.resourceType !== 'Questionnaire') throw new Error('no questionnaire')
      if (response?.resourceType !== 'QuestionnaireResponse') throw new Error('no response')
      const linkIds = questionnaire.item.map((item) => item.linkId)
      expect(new Set(linkIds).size).toBe(linkIds.length)
      for (const item of response.item) {
        const question = questionnaire.item.find((candidate) => candidate.linkId === item.linkId)
        const codes = question?.answerOption?.map((option) => option.valueCoding.code)
        expect(codes).toContain(item.answer?.[0]?.valueCoding.code)
      }
      expect(response.questionnaire).toBe(`${questionnaire.url}|${questionnaire.version}`)
    }
  })

  test('the validator does reject broken resources', async () => {
    const instrument = await loadInstrument('phq9')
    const broken = (change: (text: string) => string) => {
      const text = JSON.stringify(exported(instrument, lastOptions(instrument)))
      expect(change(text)).not.toBe(text)
      return faultsOf(JSON.parse(change(text)) as object)
    }
    expect(broken((text) => text.replace('"status":"completed"', '"status":"done"'))).not.toEqual([])
    expect(broken((text) => text.replace('"status":"completed",', ''))).not.toEqual([])
    expect(broken((text) => text.replace('"type":"choice"', '"type":"radio"'))).not.toEqual([])
    expect(broken((text) => text.replace('"valueDecimal":0', '"valueDecimal":"none"'))).not.toEqual([])
    expect(broken((text) => text.replace('"authored"', '"written"'))).not.toEqual([])
  })

  test('PHQ-9 carries its verified LOINC codes, as the US Core example does', async () => {
    const instrument = await loadInstrument('phq9')
    const answers = { ...answersFromValues(instrument, [2, 2, 2, 2, 1, 1, 2, 0, 0]), phq9_difficulty: 1 }
    const bundle = exported(instrument, answers)
    expect(bundle.entry.map((entry) => entry.resource.resourceType)).toEqual([
      'Questionnaire',
      'QuestionnaireResponse',
      'Observation',
    ])
    const [questionnaire, response, total] = bundle.entry.map((entry) => entry.resource)
    expect(questionnaire).toMatchObject({ code: [{ system: 'http://loinc.org', code: '44249-1' }] })
    expect(response).toMatchObject({ status: 'completed', authored: '2026-11-21T05:00:00Z' })
    expect(JSON.stringify(response)).toContain('"linkId":"phq9_difficulty"')
    expect(JSON.stringify(response)).toContain('LA6573-5')
    expect(total).toMatchObject({
      code: { coding: [{ system: 'http://loinc.org', code: '44261-6' }] },
      valueQuantity: { value: 12, system: 'http://unitsofmeasure.org', code: '{score}' },
      interpretation: [{ text: 'Moderate symptoms' }],
      derivedFrom: [{ reference: 'QuestionnaireResponse/7d6f5b0e-0c5e-4a1c-9a57-1f1f6f1d2a10' }],
    })
  })

  test('only verified LOINC codes are written', async () => {
    const written = async (id: string) => {
      const instrument = await loadInstrument(id)
      return JSON.stringify(exported(instrument, lastOptions(instrument)))
    }
    expect(await written('phq2')).toContain('55758-7')
    expect(await written('phq2')).not.toContain('55757-9')
    expect(await written('phqa')).not.toContain('89204-2')
    expect(await written('asrs6')).not.toContain('http://loinc.org')
    expect(await written('gad7')).toContain('69689-8')
    expect(await written('auditc')).toContain('75626-2')
  })

  test('a declined item 9 is said as such, and no score is invented', async () => {
    const instrument = await loadInstrument('phq9')
    const bundle = exported(instrument, answersFromValues(instrument, [1, 1, 1, 1, 1, 1, 1, 1, 'declined']))
    expect(faultsOf(bundle)).toEqual([])
    const [, response, total] = bundle.entry.map((entry) => entry.resource)
    expect(response).toMatchObject({
      item: expect.arrayContaining([expect.objectContaining({ linkId: 'phq9_9' })]),
    })
    expect(JSON.stringify(response)).toContain('asked-declined')
    expect(total).not.toHaveProperty('valueQuantity')
    expect(total).toMatchObject({ dataAbsentReason: { coding: [{ code: 'asked-declined' }] } })
  })

  test('ordinal values are the points of the score, and raw values where thresholds decide', async () => {
    const ordinals = async (id: string, position: number) => {
      const instrument = await loadInstrument(id)
      const questionnaire = exported(instrument, lastOptions(instrument)).entry[0]?.resource
      const item = questionnaire?.resourceType === 'Questionnaire' ? questionnaire.item[position] : undefined
      return item?.answerOption?.map(({ valueCoding }) => valueCoding.extension?.[0]?.valueDecimal)
    }
    expect(await ordinals('cesdc', 1)).toEqual([0, 1, 2, 3])
    expect(await ordinals('cesdc', 4)).toEqual([3, 2, 1, 0])
    expect(await ordinals('asrs6', 1)).toEqual([0, 1, 2, 3, 4])
  })

  test('gate and skip logic become enableWhen', async () => {
    const ptsd = await loadInstrument('pcptsd5')
    const closed = exported(ptsd, { pcptsd5_gate: 0 })
    expect(faultsOf(closed)).toEqual([])
    expect(closed.entry[0]?.resource).toMatchObject({
      item: expect.arrayContaining([
        expect.objectContaining({
          linkId: 'pcptsd5_1',
          enableWhen: [expect.objectContaining({ question: 'pcptsd5_gate', operator: '=' })],
        }),
      ]),
    })
    expect(closed.entry[1]?.resource).toMatchObject({ item: [{ linkId: 'pcptsd5_gate' }] })

    const audit = await loadInstrument('auditc')
    expect(exported(audit, { auditc_1: 0 }).entry[0]?.resource).toMatchObject({
      item: expect.arrayContaining([
        expect.objectContaining({
          linkId: 'auditc_2',
          enableWhen: [expect.objectContaining({ question: 'auditc_1', operator: '!=' })],
        }),
      ]),
    })
  })
})
