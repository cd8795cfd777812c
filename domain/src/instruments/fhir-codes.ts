import type { Coding, Extension } from 'fhir/r4'
import type { AnswerOption, Instrument, InstrumentItem, UnscoredItem } from './instrument'
import { pointsOf } from './score'

export const loincSystem = 'http://loinc.org'

const ordinalValueUrl = 'http://hl7.org/fhir/StructureDefinition/ordinalValue'
const translationUrl = 'http://hl7.org/fhir/StructureDefinition/translation'

/** A LOINC coding, or none for a code that is unknown or was not verified. */
export function loincCoding(code: string | null | undefined, verified = true): Coding[] {
  return code && verified ? [{ system: loincSystem, code }] : []
}

/** Where the codes of answers without a LOINC code are defined: per instrument, code = stored raw value. */
export function answerSystem(canonicalBase: string, instrument: Instrument): string {
  return `${canonicalBase}/CodeSystem/${fhirId(instrument.id)}-answers`
}

/** An answer as coding: LOINC answer code where the facts have one, else the stored value in our own system. */
export function answerCoding(canonicalBase: string, instrument: Instrument, option: AnswerOption): Coding {
  return option.loincAnswer
    ? { system: loincSystem, code: option.loincAnswer, display: option.label.en }
    : {
        system: answerSystem(canonicalBase, instrument),
        code: String(option.value),
        display: option.label.en,
      }
}

/**
 * An answer option with its ordinal value: the points it adds to the score, so that reversed items carry their
 * reversed value. Per-item thresholds (ASRS) cannot be said that way and keep the raw value.
 */
export function scoredAnswerCoding(
  canonicalBase: string,
  instrument: Instrument,
  item: InstrumentItem | UnscoredItem,
  option: AnswerOption,
): Coding {
  const position = instrument.items.findIndex((candidate) => candidate.id === item.id)
  const scoredItem = instrument.items[position]
  const points =
    scoredItem && instrument.scoring.method !== 'count-threshold'
      ? pointsOf(instrument, scoredItem, position, option.value)
      : option.value
  const extension: Extension[] = [{ url: ordinalValueUrl, valueDecimal: points }]
  return { extension, ...answerCoding(canonicalBase, instrument, option) }
}

/** The Chinese label of a coding's display, as FHIR's translation extension. Empty for English. */
export function displayTranslation(label: AnswerOption['label']): Extension[] {
  if (label.zh === null) return []
  return [
    {
      url: translationUrl,
      extension: [
        { url: 'lang', valueCode: 'zh-CN' },
        { url: 'content', valueString: label.zh },
      ],
    },
  ]
}

/** A text as FHIR id: letters, digits, hyphen and dot, at most 48 so that a suffix fits in FHIR's 64. */
export function fhirId(text: string): string {
  return text.replaceAll(/[^A-Za-z0-9.-]/g, '-').slice(0, 48)
}
