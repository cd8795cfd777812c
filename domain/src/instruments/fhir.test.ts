import { Fhir } from 'fhir'
import type { Bundle, FhirResource } from 'fhir/r4'
import type { Language } from '../localized'
import { answersFromValues } from './answers-from-values'
import { fhirBundle } from './fhir'
import { displayTranslation, fhirId } from './fhir-codes'
import type { Answers, Instrument, ScoreResult } from './instrument'
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

function exported(
  instrument: Instrument,
  answers: Answers,
  language: Language = 'en',
  result: ScoreResult = scoreInstrument(instrument, answers),
) {
  return fhirBundle({
    instrument,
    answers,
    result,
    resultId: '7d6f5b0e-0c5e-4a1c-9a57-1f1f6f1d2a10',
    finishedAt: '2026-11-21T05:00:00Z',
    language,
    canonicalBase: 'https://example.org/fhir',
    notes: [...notes],
  })
}

/** The resources of a bundle; one that is missing fails the test. */
function resourcesOf<Resource extends FhirResource>({ entry = [] }: Bundle<Resource>): readonly Resource[] {
  return entry.map(({ resource, fullUrl }) => {
    if (!resource) throw new Error(`${fullUrl} has no resource`)
    return resource
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
      for (const resource of resourcesOf(bundle)) {
        expect(faultsOf(resource), resource.id).toEqual([])
        if (resource.resourceType === 'Questionnaire') {
          expect(resource.copyright).toContain(instrument.licence.text)
        }
        if (resource.resourceType === 'Observation') {
          expect(resource.note?.map((note) => note.text)).toEqual(expect.arrayContaining([...notes]))
        }
      }
      const addresses = bundle.entry?.map(({ fullUrl }) => fullUrl) ?? []
      expect(addresses.length).toBeGreaterThanOrEqual(3)
      expect(new Set(addresses).size).toBe(addresses.length)
    }
  })

  /**
   * Whole bundles: a change of the export shows here as a difference in a file, to be read before it is accepted. `npx vitest run -u domain/src/instruments/fhir.test.ts` writes them anew.
   */
  test.each([
    ['auditc', 'zh-CN', [2, 1, 0], 'a cut-off, questions that depend on the first, Chinese options'],
    ['bsfcs', 'zh-CN', [0, 1, 2, 3, 0, 1, 2, 3, 0, 1], 'a caregiver answers'],
    ['cbi', 'en', [100, 75, 50, 25, 0, 25, 50, 75, 100, 75, 50, 25, 0], 'averaged subscales, no total'],
    [
      'psc17p',
      'en',
      [2, 1, 0, 2, 1, 0, 2, 1, 0, 2, 1, 0, 2, 1, 0, 2, 'declined'],
      'a parent, one question declined',
    ],
    ['who5', 'en', [5, 4, 3, 2, 1], 'a percentage'],
  ] as const)('%s in %s is exported as the example: %j, %s', async (id, language, values, _shows) => {
    const instrument = await loadInstrument(id)
    const bundle = exported(instrument, answersFromValues(instrument, values), language)
    expect(faultsOf(bundle)).toEqual([])
    await expect(`${JSON.stringify(bundle, null, 2)}\n`).toMatchFileSnapshot(`fhir-examples/${id}.json`)
  })

  test('every linkId is unique and every answer is one of the options of its question', async () => {
    for (const id of ids) {
      const instrument = await loadInstrument(id)
      const [questionnaire, response] = resourcesOf(exported(instrument, lastOptions(instrument)))
      if (questionnaire?.resourceType !== 'Questionnaire') throw new Error('no questionnaire')
      if (response?.resourceType !== 'QuestionnaireResponse') throw new Error('no response')
      const questions = questionnaire.item ?? []
      const linkIds = questions.map((item) => item.linkId)
      expect(new Set(linkIds).size).toBe(linkIds.length)
      expect(response.item?.length).toBeGreaterThan(0)
      for (const item of response.item ?? []) {
        const question = questions.find((candidate) => candidate.linkId === item.linkId)
        const codes = question?.answerOption?.map((option) => option.valueCoding?.code)
        expect(codes).toContain(item.answer?.[0]?.valueCoding?.code)
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
    expect(resourcesOf(bundle).map(({ resourceType }) => resourceType)).toEqual([
      'Questionnaire',
      'QuestionnaireResponse',
      'Observation',
    ])
    const [questionnaire, response, total] = resourcesOf(bundle)
    const difficulty = { linkId: 'phq9_difficulty', required: false }
    expect(questionnaire).toMatchObject({
      item: expect.arrayContaining([
        expect.objectContaining({ ...difficulty, code: [{ system: 'http://loinc.org', code: '69722-7' }] }),
      ]),
    })
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
    const [, response, total] = resourcesOf(bundle)
    expect(response).toMatchObject({
      item: expect.arrayContaining([expect.objectContaining({ linkId: 'phq9_9' })]),
    })
    expect(JSON.stringify(response)).toContain('asked-declined')
    expect(total).not.toHaveProperty('valueQuantity')
    expect(total).not.toHaveProperty('interpretation')
    const system = 'http://terminology.hl7.org/CodeSystem/data-absent-reason'
    expect(total).toMatchObject({
      dataAbsentReason: { coding: [{ system, code: 'asked-declined', display: 'Asked But Declined' }] },
    })
  })

  test('a part that was never scored is said to be unknown', async () => {
    const instrument = await loadInstrument('cbi')
    const { subscales: _, ...result } = scoreInstrument(instrument, {})
    const bundle = exported(instrument, {}, 'en', result)
    expect(faultsOf(bundle)).toEqual([])
    const observations = resourcesOf(bundle).filter(({ resourceType }) => resourceType === 'Observation')
    expect(observations).toHaveLength(instrument.scoring.subscales.length)
    const system = 'http://terminology.hl7.org/CodeSystem/data-absent-reason'
    for (const one of observations)
      expect(one).toMatchObject({
        dataAbsentReason: { coding: [{ system, code: 'unknown', display: 'Unknown' }] },
      })
  })

  test('without a total there is no percentage; with one it is named as such', async () => {
    const instrument = await loadInstrument('who5')
    const named = (answers: Answers) =>
      resourcesOf(exported(instrument, answers, 'zh-CN')).flatMap((resource) =>
        resource.resourceType === 'Observation' ? [resource.code.text] : [],
      )
    const title = instrument.title.zh
    expect(named({})).toEqual([`${title}: 总分`])
    expect(named(lastOptions(instrument))).toEqual([`${title}: 总分`, `${title}: 百分制得分`])
  })

  test('ids have only the signs that FHIR allows, and no more than it allows', async () => {
    expect(fhirId('a_b c.d-E9')).toBe('a-b-c.d-E9')
    expect(fhirId('x'.repeat(60))).toBe('x'.repeat(48))
    const cbi = await loadInstrument('cbi')
    const subscales = cbi.scoring.subscales.map((one, at) => ({ ...one, id: `${'part'.repeat(9)}${at}` }))
    const instrument = { ...cbi, id: 'c_b-i', scoring: { ...cbi.scoring, subscales } }
    const bundle = exported(instrument, lastOptions(instrument))
    expect(resourcesOf(bundle)[0]).toMatchObject({ id: 'c-b-i', name: 'CBI' })
    for (const { id = '' } of resourcesOf(bundle)) expect(id.length).toBeLessThanOrEqual(64)
  })

  test('a label without Chinese has no translation', () => {
    expect(displayTranslation({ en: 'Never', zh: null })).toEqual([])
    expect(JSON.stringify(displayTranslation({ en: 'Never', zh: '从不' }))).toContain('从不')
  })

  test('ordinal values are the points of the score, and raw values where thresholds decide', async () => {
    const ordinals = async (id: string, position: number) => {
      const instrument = await loadInstrument(id)
      const questionnaire = resourcesOf(exported(instrument, lastOptions(instrument)))[0]
      const item =
        questionnaire?.resourceType === 'Questionnaire' ? questionnaire.item?.[position] : undefined
      return item?.answerOption?.map(({ valueCoding }) => valueCoding?.extension?.[0]?.valueDecimal)
    }
    expect(await ordinals('cesdc', 1)).toEqual([0, 1, 2, 3])
    expect(await ordinals('cesdc', 4)).toEqual([3, 2, 1, 0])
    expect(await ordinals('asrs6', 1)).toEqual([0, 1, 2, 3, 4])
  })

  test('gate and skip logic become enableWhen', async () => {
    const ptsd = await loadInstrument('pcptsd5')
    const closed = exported(ptsd, { pcptsd5_gate: 0 })
    expect(faultsOf(closed)).toEqual([])
    expect(resourcesOf(closed)[0]).toMatchObject({
      item: expect.arrayContaining([
        expect.objectContaining({ linkId: 'pcptsd5_gate', required: true }),
        expect.objectContaining({
          linkId: 'pcptsd5_1',
          enableWhen: [
            {
              question: 'pcptsd5_gate',
              operator: '=',
              answerCoding: expect.objectContaining({ display: 'Yes' }),
            },
          ],
        }),
      ]),
    })
    expect(resourcesOf(closed)[1]).toMatchObject({ item: [{ linkId: 'pcptsd5_gate' }] })

    const audit = await loadInstrument('auditc')
    expect(resourcesOf(exported(audit, { auditc_1: 0 }))[0]).toMatchObject({
      item: expect.arrayContaining([
        expect.objectContaining({
          linkId: 'auditc_2',
          enableWhen: [expect.objectContaining({ question: 'auditc_1', operator: '!=' })],
        }),
      ]),
    })
    const later = {
      ...audit,
      skipLogic: { ...audit.skipLogic, text: '', itemId: 'auditc_2', value: 1, skips: ['auditc_3'] },
    }
    const [questionnaire] = resourcesOf(exported(later, { auditc_2: 1 }))
    const third =
      questionnaire?.resourceType === 'Questionnaire'
        ? questionnaire.item?.find(({ linkId }) => linkId === 'auditc_3')
        : undefined
    const option = audit.items[1]?.options?.find(({ value }) => value === 1)?.label.en
    expect(third?.enableWhen).toEqual([
      {
        question: 'auditc_2',
        operator: '!=',
        answerCoding: expect.objectContaining({ display: option ?? 'none' }),
      },
    ])
  })
})
