import type { Coding, Questionnaire, QuestionnaireItem } from 'fhir/r4'
import type { Language } from '../localized'
import { inLanguage } from '../localized'
import { answerCoding, fhirId, loincCoding, scoredAnswerCoding } from './fhir-codes'
import type { AnswerOption, Instrument } from './instrument'
import { mayDecline, optionsOf, wordingIn } from './question-flow'

/** Canonical address of an instrument's Questionnaire, without its version. */
export function questionnaireUrl(canonicalBase: string, instrument: Instrument): string {
  return `${canonicalBase}/Questionnaire/${fhirId(instrument.id)}`
}

/**
 * An instrument as FHIR R4 Questionnaire: questions in order with their options, gate and skip logic as
 * `enableWhen`, the licence in `copyright`. LOINC codes appear only where they were verified.
 *
 * @param canonicalBase absolute address without a slash at the end, for example `https://example.org/fhir`.
 */
export function fhirQuestionnaire(
  instrument: Instrument,
  language: Language,
  canonicalBase: string,
): Questionnaire {
  const { gate, skipLogic, loinc, licence } = instrument
  const say = (wording: { en: string; zh: string | null }) => wordingIn(wording, language).text
  const code = loincCoding(loinc.panel, loinc.verified.panel)
  const codings = (options: readonly AnswerOption[]) =>
    options.map((option) => ({ valueCoding: answerCoding(canonicalBase, instrument, option) }))

  const instruction: QuestionnaireItem = {
    linkId: `${instrument.id}_instruction`,
    text: say(instrument.instruction),
    type: 'display',
  }
  const gateItems: QuestionnaireItem[] = gate
    ? [
        {
          linkId: gate.id,
          text: say(gate.text),
          type: 'choice',
          required: true,
          answerOption: codings(gate.options),
        },
      ]
    : []
  const asked = (itemId: string): QuestionnaireItem['enableWhen'] => {
    if (gate) {
      const coding = codingOfValue(canonicalBase, instrument, gate.options, gate.continueValue)
      return coding ? [{ question: gate.id, operator: '=', answerCoding: coding }] : undefined
    }
    const source = skipLogic && instrument.items.find((item) => item.id === skipLogic.itemId)
    if (!source || !skipLogic.skips.includes(itemId)) return undefined
    const coding = codingOfValue(canonicalBase, instrument, optionsOf(instrument, source), skipLogic.value)
    return coding ? [{ question: source.id, operator: '!=', answerCoding: coding }] : undefined
  }
  const scored = instrument.items.map((item, position): QuestionnaireItem => {
    const enableWhen = asked(item.id)
    return {
      linkId: item.id,
      ...(item.loinc ? { code: loincCoding(item.loinc) } : {}),
      prefix: String(position + 1),
      text: say(item.text),
      type: 'choice',
      ...(enableWhen ? { enableWhen } : {}),
      required: !mayDecline(instrument, item.id),
      answerOption: optionsOf(instrument, item).map((option) => ({
        valueCoding: scoredAnswerCoding(canonicalBase, instrument, item, option),
      })),
    }
  })
  const unscored = (instrument.unscoredItems ?? []).map(
    (item): QuestionnaireItem => ({
      linkId: item.id,
      ...(item.loinc ? { code: loincCoding(item.loinc) } : {}),
      text: say(item.text),
      type: 'choice',
      required: false,
      answerOption: codings(item.options),
    }),
  )
  return {
    resourceType: 'Questionnaire',
    id: fhirId(instrument.id),
    language,
    url: questionnaireUrl(canonicalBase, instrument),
    version: instrument.edition,
    name: instrument.id.replaceAll(/[^A-Za-z0-9]/g, '').toUpperCase(),
    title: inLanguage(instrument.title, language),
    status: 'active',
    subjectType: ['Patient'],
    date: instrument.edition,
    description: inLanguage(instrument.about.measures, language),
    copyright: `${inLanguage(licence.attribution, language)}\n${licence.text}`,
    ...(code.length > 0 ? { code } : {}),
    item: [instruction, ...gateItems, ...scored, ...unscored],
  }
}

function codingOfValue(
  canonicalBase: string,
  instrument: Instrument,
  options: readonly AnswerOption[],
  value: number,
): Coding | null {
  const option = options.find((candidate) => candidate.value === value)
  return option ? answerCoding(canonicalBase, instrument, option) : null
}
