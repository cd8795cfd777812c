import type {
  Bundle,
  Coding,
  Observation,
  Questionnaire,
  QuestionnaireResponse,
  QuestionnaireResponseItem,
  Reference,
} from 'fhir/r4'
import type { Language, Localized } from '../localized'
import { inLanguage, textKey } from '../localized'
import { answerCoding, displayTranslation, fhirId, loincCoding } from './fhir-codes'
import { fhirQuestionnaire, questionnaireUrl } from './fhir-questionnaire'
import type { Answers, Instrument, Respondent, ScoreResult } from './instrument'
import { questionsToAsk, wordingIn } from './question-flow'

/** What is exported: one finished screening. */
export interface FhirExport {
  readonly instrument: Instrument
  readonly answers: Answers
  /** Result of `scoreInstrument` for these answers. */
  readonly result: ScoreResult
  /** Id of the saved result; becomes part of the resource ids. */
  readonly resultId: string
  /** Instant the screening was finished, ISO 8601 with a time zone. */
  readonly finishedAt: string
  readonly language: Language
  /** Absolute address without a slash at the end, for example `https://example.org/fhir`. */
  readonly canonicalBase: string
  /** Sentences that must go wherever the result goes: the disclaimer and the crisis contacts. */
  readonly notes: readonly [string, ...string[]]
}

const dataAbsentUrl = 'http://hl7.org/fhir/StructureDefinition/data-absent-reason'
const dataAbsentSystem = 'http://terminology.hl7.org/CodeSystem/data-absent-reason'
const categorySystem = 'http://terminology.hl7.org/CodeSystem/observation-category'
const unitSystem = 'http://unitsofmeasure.org'

const scoreWords = {
  total: { zh: '总分', en: 'total score' },
  percent: { zh: '百分制得分', en: 'percentage score' },
  range: { zh: '可能的范围', en: 'Possible range' },
} satisfies Record<string, Localized>

/**
 * One finished screening as FHIR R4 Bundle: Questionnaire, QuestionnaireResponse, and one Observation for each
 * score (total, percentage, subscales). A screening without a score keeps its Observation, with
 * `dataAbsentReason`. The notes stand in every Observation. No person is named: subject and source say only who
 * answered.
 */
export function fhirBundle(
  screening: FhirExport,
): Bundle<Questionnaire | QuestionnaireResponse | Observation> {
  const { instrument, language, canonicalBase, finishedAt } = screening
  const resources = [
    fhirQuestionnaire(instrument, language, canonicalBase),
    fhirResponse(screening),
    ...fhirObservations(screening),
  ]
  return {
    resourceType: 'Bundle',
    language,
    type: 'collection',
    timestamp: finishedAt,
    entry: resources.map((resource) => ({
      fullUrl: `${canonicalBase}/${resource.resourceType}/${resource.id}`,
      resource,
    })),
  }
}

/** The answers as QuestionnaireResponse; a declined question says so instead of an answer. */
export function fhirResponse(screening: FhirExport): QuestionnaireResponse {
  const { instrument, answers, language, canonicalBase } = screening
  const item = questionsToAsk(instrument, answers).flatMap((question): QuestionnaireResponseItem[] => {
    const answer = answers[question.id]
    const base = { linkId: question.id, text: wordingIn(question.text, language).text }
    if (answer === 'declined') {
      return [{ extension: [{ url: dataAbsentUrl, valueCode: 'asked-declined' }], ...base }]
    }
    const option = question.options.find((candidate) => candidate.value === answer)
    if (!option) return []
    const translation = textKey(language) === 'zh' ? displayTranslation(option.label) : []
    const coding = answerCoding(canonicalBase, instrument, option)
    const translated = translation.length > 0 ? { ...coding, _display: { extension: translation } } : coding
    return [{ ...base, answer: [{ valueCoding: translated }] }]
  })
  return {
    resourceType: 'QuestionnaireResponse',
    id: fhirId(screening.resultId),
    language,
    questionnaire: `${questionnaireUrl(canonicalBase, instrument)}|${instrument.edition}`,
    status: 'completed',
    ...subjectOf(instrument.respondent),
    authored: screening.finishedAt,
    source: sourceOf(instrument.respondent),
    item,
  }
}

function fhirObservations(screening: FhirExport): Observation[] {
  const { instrument, result, language } = screening
  const { scoring, loinc } = instrument
  const title = inLanguage(instrument.title, language)
  const observations: Observation[] = []
  if (scoring.method !== 'mean-per-subscale') {
    const band = scoring.bands.find((candidate) => candidate.id === result.band)
    const coding = loincCoding(loinc.total, loinc.verified.total)
    const text = `${title}: ${inLanguage(scoreWords.total, language)}`
    observations.push(
      observation(screening, 'total', { coding, text }, result.total, scoring.range, band?.label ?? null),
    )
    if (scoring.transform && result.percent !== undefined) {
      const percentText = `${title}: ${inLanguage(scoreWords.percent, language)}`
      observations.push(
        observation(
          screening,
          'percent',
          { text: percentText },
          result.percent,
          scoring.transform.range,
          null,
        ),
      )
    }
  }
  for (const subscale of scoring.subscales) {
    const scored = result.subscales?.[subscale.id]
    const band = scoring.bands.find((candidate) => candidate.id === scored?.band)
    const text = `${title}: ${inLanguage(subscale.label, language)}`
    observations.push(
      observation(
        screening,
        subscale.id,
        { text },
        scored?.score ?? null,
        subscale.range,
        band?.label ?? null,
      ),
    )
  }
  return observations
}

function observation(
  screening: FhirExport,
  part: string,
  { coding = [], text }: { readonly coding?: Coding[]; readonly text: string },
  value: number | null,
  range: readonly [number, number],
  band: Localized | null,
): Observation {
  const { language, finishedAt, resultId, notes, answers } = screening
  const declined = Object.values(answers).includes('declined')
  const rangeNote = `${inLanguage(scoreWords.range, language)}: ${range.join('–')}`
  const unit = part === 'percent' ? { unit: '%', code: '%' } : { unit: '{score}', code: '{score}' }
  const absent = declined
    ? { system: dataAbsentSystem, code: 'asked-declined', display: 'Asked But Declined' }
    : { system: dataAbsentSystem, code: 'unknown', display: 'Unknown' }
  return {
    resourceType: 'Observation',
    id: `${fhirId(resultId)}-${fhirId(part).slice(0, 15)}`,
    language,
    status: 'final',
    category: [{ coding: [{ system: categorySystem, code: 'survey', display: 'Survey' }] }],
    code: coding.length > 0 ? { coding, text } : { text },
    effectiveDateTime: finishedAt,
    ...(value === null
      ? { dataAbsentReason: { coding: [absent] } }
      : { valueQuantity: { value, ...unit, system: unitSystem } }),
    ...(band ? { interpretation: [{ text: inLanguage(band, language) }] } : {}),
    note: [rangeNote, ...notes].map((sentence) => ({ text: sentence })),
    derivedFrom: [{ reference: `QuestionnaireResponse/${fhirId(resultId)}` }],
  }
}

function subjectOf(respondent: Respondent): { subject?: Reference } {
  return respondent === 'parent'
    ? { subject: { type: 'Patient', display: 'Child of the person who answered' } }
    : {}
}

function sourceOf(respondent: Respondent): Reference {
  return respondent === 'parent'
    ? { type: 'RelatedPerson', display: 'Parent' }
    : { type: 'Patient', display: respondent === 'caregiver' ? 'Caregiver, about themselves' : 'Self' }
}
