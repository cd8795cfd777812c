import { base64ToText } from './base64'
import { type ShareAudience, shareAudiences } from './share-limits'

/** One question of a shared questionnaire, as its file says it. */
export interface SharedItem {
  readonly linkId: string
  readonly text: string
  /** Null where there is no answer; then `missing` says why, as far as the file does. */
  readonly answer: string | null
  /** Codes of the answer, by which an instrument of ours knows it again. */
  readonly codes: readonly string[]
  readonly missing: 'masked' | 'declined' | 'unknown' | null
}

/** A measured value: a score, or whatever else an Observation holds. */
export interface SharedValue {
  readonly id: string
  readonly label: string
  readonly value: string | null
  /** What the sender says it means. */
  readonly meaning: string | null
  readonly date: string | null
  readonly notes: readonly string[]
}

/** One answered questionnaire with what belongs to it. */
export interface SharedResponse {
  readonly id: string
  /** Last part of the questionnaire's address and its version: how an instrument of ours is known again. */
  readonly questionnaire: string | null
  readonly version: string | null
  readonly title: string | null
  readonly date: string | null
  readonly items: readonly SharedItem[]
  readonly values: readonly SharedValue[]
}

/** A note in plain text, or a document that is only named. */
export interface SharedNote {
  readonly title: string | null
  readonly from: string | null
  readonly date: string | null
  /** What its author wrote; null where it is no plain text. */
  readonly words: string | null
  readonly audience: ShareAudience | null
}

/** What a shared file holds, as far as a page can show it. Everything in it is somebody else's text. */
export interface SharedContent {
  readonly notes: readonly SharedNote[]
  readonly responses: readonly SharedResponse[]
  /** Values that belong to none of the questionnaires. */
  readonly values: readonly SharedValue[]
  /** Kinds of all other resources, with how many there are. Who it is about is left out. */
  readonly others: readonly { readonly kind: string; readonly count: number }[]
}

type Fields = Readonly<Record<string, unknown>>

/** A file may be a whole record of many years: more than this is not drawn. */
const mostShown = 200
const longestText = 4000

const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {}
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
const textOf = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value.slice(0, longestText) : null

/** The words of a CodeableConcept. */
function conceptText(value: unknown): string | null {
  const { text, coding } = fieldsOf(value)
  const display = listOf(coding)
    .map((one) => textOf(fieldsOf(one).display))
    .find((one) => one !== null)
  const code = listOf(coding)
    .map((one) => textOf(fieldsOf(one).code))
    .find((one) => one !== null)
  return textOf(text) ?? display ?? code ?? null
}

/** Why a value is absent, by FHIR's own extension. */
function absence(value: Fields): SharedItem['missing'] {
  const codes = listOf(value.extension).map((one) => textOf(fieldsOf(one).valueCode))
  if (codes.includes('masked')) return 'masked'
  return codes.includes('asked-declined') ? 'declined' : null
}

/** The words of a `value[x]` of any kind that a page can show. */
function valueText(holder: Fields): string | null {
  const quantity = fieldsOf(holder.valueQuantity)
  if (typeof quantity.value === 'number') {
    const unit = textOf(quantity.unit)
    return unit === null || unit.startsWith('{') ? `${quantity.value}` : `${quantity.value} ${unit}`
  }
  for (const name of ['valueInteger', 'valueDecimal', 'valueBoolean'] as const) {
    const value = holder[name]
    if (typeof value === 'number' || typeof value === 'boolean') return `${value}`
  }
  const coding = fieldsOf(holder.valueCoding)
  return (
    textOf(holder.valueString) ??
    textOf(holder.valueDate) ??
    textOf(holder.valueDateTime) ??
    textOf(coding.display) ??
    textOf(coding.code) ??
    conceptText(holder.valueCodeableConcept)
  )
}

function itemsOf(list: unknown): readonly SharedItem[] {
  return listOf(list).flatMap((entry): readonly SharedItem[] => {
    const item = fieldsOf(entry)
    const inner = itemsOf(item.item)
    const answers = listOf(item.answer).map(fieldsOf)
    const words = answers.map(valueText).filter((one) => one !== null)
    const linkId = textOf(item.linkId) ?? ''
    const text = textOf(item.text) ?? linkId
    if (inner.length > 0 && answers.length === 0) return inner
    const codes = answers.flatMap(({ valueCoding }) => textOf(fieldsOf(valueCoding).code) ?? [])
    const answer = words.length === 0 ? null : words.join(', ')
    const missing = answer === null ? (absence(item) ?? 'unknown') : null
    return [{ linkId, text, answer, codes, missing }, ...inner]
  })
}

function sharedValue(resource: Fields): SharedValue {
  const parts = listOf(resource.component).map(fieldsOf)
  const ofParts = parts
    .map((part) => [conceptText(part.code), valueText(part)].filter((one) => one !== null).join(': '))
    .filter((one) => one !== '')
  return {
    id: textOf(resource.id) ?? '',
    label: conceptText(resource.code) ?? '–',
    value: valueText(resource) ?? (ofParts.length > 0 ? ofParts.join('; ') : null),
    meaning:
      listOf(resource.interpretation)
        .map(conceptText)
        .find((one) => one !== null) ?? null,
    date: textOf(resource.effectiveDateTime) ?? textOf(fieldsOf(resource.effectivePeriod).start),
    notes: listOf(resource.note).flatMap((one) => textOf(fieldsOf(one).text) ?? []),
  }
}

function sharedNote(resource: Fields): SharedNote {
  const [attachment] = listOf(resource.content).map((one) => fieldsOf(fieldsOf(one).attachment))
  const isPlain = /^text\/plain\b/i.test(textOf(attachment?.contentType) ?? '')
  const data = attachment?.data
  const content = isPlain && typeof data === 'string' ? base64ToText(data) : null
  const codes = listOf(resource.category).flatMap((one) =>
    listOf(fieldsOf(one).coding).map((coding) => textOf(fieldsOf(coding).code)),
  )
  const author = listOf(resource.author)
    .map((one) => textOf(fieldsOf(one).display))
    .find((one) => one !== null)
  const audience = shareAudiences.find((one) => codes.includes(one)) ?? null
  return {
    title: textOf(attachment?.title) ?? conceptText(resource.type),
    from: author === 'Self' ? null : (author ?? null),
    date: textOf(resource.date),
    // The text of our own notes ends with sentences of ours, which are nobody's words where the person wrote none.
    words: textOf(resource.description) ?? (audience === null ? textOf(content) : null),
    audience,
  }
}

/** `https://…/Questionnaire/phq9|2026-11-21` in its parts. */
function canonicalParts(canonical: unknown): {
  readonly name: string | null
  readonly version: string | null
} {
  const [address = '', version] = (textOf(canonical) ?? '').split('|')
  return { name: address.split('/').at(-1) || null, version: version || null }
}

/**
 * Reads a FHIR resource or bundle that somebody shared, whoever made it. Nothing in it is trusted: what does not fit is left
 * out, and all texts are only ever shown as text.
 *
 * @returns null where it is no FHIR content at all
 */
export function readSharedContent(parsed: unknown): SharedContent | null {
  const root = fieldsOf(parsed)
  if (textOf(root.resourceType) === null) return null
  const resources = (
    root.resourceType === 'Bundle'
      ? listOf(root.entry).map((one) => fieldsOf(fieldsOf(one).resource))
      : [root]
  ).filter(({ resourceType }) => typeof resourceType === 'string')
  const ofKind = (kind: string) =>
    resources.filter(({ resourceType }) => resourceType === kind).slice(0, mostShown)
  const questionnaires = ofKind('Questionnaire')
  const observations = ofKind('Observation')
  const responses = ofKind('QuestionnaireResponse')
  const belongsTo = (observation: Fields) =>
    listOf(observation.derivedFrom)
      .map((one) => textOf(fieldsOf(one).reference)?.split('/').at(-1))
      .find((id) => responses.some((response) => response.id === id))
  const shown = new Set([
    'Questionnaire',
    'QuestionnaireResponse',
    'Observation',
    'DocumentReference',
    'Patient',
  ])
  const kinds = resources.map(({ resourceType }) => `${resourceType}`).filter((kind) => !shown.has(kind))
  return {
    notes: ofKind('DocumentReference').map(sharedNote),
    responses: responses.map((response): SharedResponse => {
      const { name, version } = canonicalParts(response.questionnaire)
      const form = questionnaires.find(({ id, url }) => id === name || canonicalParts(url).name === name)
      return {
        id: textOf(response.id) ?? '',
        questionnaire: name,
        version,
        title: textOf(form?.title) ?? name,
        date: textOf(response.authored),
        items: itemsOf(response.item).slice(0, mostShown),
        values: observations.filter((one) => belongsTo(one) === response.id).map(sharedValue),
      }
    }),
    values: observations.filter((one) => belongsTo(one) === undefined).map(sharedValue),
    others: [...new Set(kinds)].map((kind) => ({
      kind: kind.slice(0, 60),
      count: kinds.filter((one) => one === kind).length,
    })),
  }
}
