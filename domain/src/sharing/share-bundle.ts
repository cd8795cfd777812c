import type {
  Bundle,
  DocumentReference,
  Observation,
  Questionnaire,
  QuestionnaireResponse,
  QuestionnaireResponseItem,
} from 'fhir/r4'
import { fhirBundle } from '../instruments/fhir'
import { fhirId, loincSystem } from '../instruments/fhir-codes'
import type { Answers, Instrument, ScoreResult } from '../instruments/instrument'
import type { Language } from '../localized'
import { textToBase64 } from './base64'
import type { ShareAudience } from './share-limits'

/** One finished screening that goes along. */
export interface SharedScreening {
  readonly id: string
  readonly instrument: Instrument
  readonly answers: Answers
  readonly result: ScoreResult
  /** ISO 8601 with a time zone. */
  readonly finishedAt: string
}

/** What a person hands over. */
export interface ShareContent {
  readonly screenings: readonly SharedScreening[]
  /** Whether single answers go along, or scores alone. */
  readonly withAnswers: boolean
  /** Whether the answers to questions about self-harm go along too; nothing without `withAnswers`. */
  readonly withSafetyAnswers: boolean
  /** What the person wants to say; may be empty. */
  readonly words: string
  /** How the person is to be called there; may be empty. */
  readonly name: string
  readonly audience: ShareAudience
  readonly language: Language
  /** Absolute address without a slash at the end, for example `https://example.org/fhir`. */
  readonly canonicalBase: string
  /** When it is made, ISO 8601 with a time zone. */
  readonly madeAt: string
  /** That it is no diagnosis, and whom to call: goes along whatever is chosen. */
  readonly notes: readonly [string, ...string[]]
}

type Shared = DocumentReference | Questionnaire | QuestionnaireResponse | Observation

/** LOINC "Patient Note". */
const patientNote = '51855-5'

const dataAbsentUrl = 'http://hl7.org/fhir/StructureDefinition/data-absent-reason'
const observationValue = 'http://terminology.hl7.org/CodeSystem/v3-ObservationValue'

/** Where the code of the audience is defined. */
export function audienceSystem(canonicalBase: string): string {
  return `${canonicalBase}/CodeSystem/share-audience`
}

/**
 * What is handed over as FHIR R4 bundle: a note in the person's own words first, then for each screening the questionnaire, what
 * was answered, and the scores. An answer that is kept back says so (`masked`) instead of being there.
 */
export function shareBundle(content: ShareContent): Bundle<Shared> {
  const { canonicalBase, language, madeAt, notes, screenings } = content
  const entries = new Map<string, Shared>()
  const put = (resource: Shared) => {
    entries.set(`${canonicalBase}/${resource.resourceType}/${resource.id}`, resource)
  }
  put(coverNote(content))
  for (const { id, instrument, answers, result, finishedAt } of screenings) {
    const { entry = [] } = fhirBundle({
      instrument,
      answers,
      result,
      resultId: id,
      finishedAt,
      language,
      canonicalBase,
      notes,
    })
    for (const { resource } of entry) if (resource) put(keptBack(resource, instrument, content))
  }
  return {
    resourceType: 'Bundle',
    language,
    type: 'collection',
    timestamp: madeAt,
    entry: [...entries].map(([fullUrl, resource]) => ({ fullUrl, resource })),
  }
}

/** The items whose answers may speak of self-harm. */
export function safetyItemIds(instrument: Instrument): ReadonlySet<string> {
  return new Set(instrument.safetyItems.filter(({ level }) => level === 'crisis').map(({ itemId }) => itemId))
}

function keptBack(resource: Shared, instrument: Instrument, content: ShareContent): Shared {
  if (resource.resourceType !== 'QuestionnaireResponse') return resource
  const { withAnswers, withSafetyAnswers } = content
  const safety = safetyItemIds(instrument)
  const shows = (linkId: string) => withAnswers && (withSafetyAnswers || !safety.has(linkId))
  return {
    ...resource,
    meta: { security: [{ system: observationValue, code: 'PATAST' }] },
    item: (resource.item ?? []).map((item) => (shows(item.linkId) ? item : masked(item))),
  }
}

function masked({ linkId, text }: QuestionnaireResponseItem): QuestionnaireResponseItem {
  return {
    extension: [{ url: dataAbsentUrl, valueCode: 'masked' }],
    linkId,
    ...(text === undefined ? {} : { text }),
  }
}

function coverNote({
  words,
  name,
  audience,
  language,
  canonicalBase,
  madeAt,
  notes,
}: ShareContent): DocumentReference {
  const text = [words, ...notes].filter((part) => part !== '').join('\n\n')
  return {
    resourceType: 'DocumentReference',
    id: fhirId(`note-${madeAt}`),
    language,
    meta: { security: [{ system: observationValue, code: 'PATAST' }] },
    status: 'current',
    type: { coding: [{ system: loincSystem, code: patientNote, display: 'Patient Note' }] },
    category: [{ coding: [{ system: audienceSystem(canonicalBase), code: audience }] }],
    date: madeAt,
    author: [{ type: 'Patient', display: name === '' ? 'Self' : name }],
    ...(words === '' ? {} : { description: words }),
    content: [
      {
        attachment: {
          contentType: 'text/plain; charset=utf-8',
          language,
          data: textToBase64(text),
          title: 'Patient note',
        },
      },
    ],
  }
}
