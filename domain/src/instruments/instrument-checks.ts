import type { AnswerOption, Instrument } from './instrument'
import type { InstrumentFault } from './instrument-fault'
import { loincCodeHolds } from './loinc-code'
import { optionsOf } from './question-flow'
import { scoringFaults } from './scoring-checks'

/** Faults that only show when fields are read together. An empty list means that the file can be trusted. */
export function instrumentFaults(instrument: Instrument): readonly InstrumentFault[] {
  const shape = [
    ...questionFaults(instrument),
    ...flowFaults(instrument),
    ...safetyFaults(instrument),
    ...loincFaults(instrument),
    ...languageFaults(instrument),
  ]
  // Scores are only worked out for a file whose questions hold together.
  return shape.length > 0 ? shape : scoringFaults(instrument)
}

function questionFaults(instrument: Instrument): InstrumentFault[] {
  const faults: InstrumentFault[] = []
  const seen = new Set<string>()
  const note = (field: string, id: string) => {
    if (seen.has(id)) faults.push({ field, message: `the id "${id}" is used twice` })
    seen.add(id)
  }
  if (instrument.gate) seen.add(instrument.gate.id)
  instrument.items.forEach((item, index) => {
    note(`items[${index}].id`, item.id)
    if (optionsOf(instrument, item).length === 0) {
      faults.push({
        field: `items[${index}].options`,
        message: 'has no options, and the instrument has none',
      })
    }
    if (item.options) faults.push(...optionFaults(`items[${index}].options`, item.options))
  })
  instrument.unscoredItems?.forEach((item, index) => {
    note(`unscoredItems[${index}].id`, item.id)
    faults.push(...optionFaults(`unscoredItems[${index}].options`, item.options))
  })
  if (instrument.options) faults.push(...optionFaults('options', instrument.options))
  if (instrument.gate) faults.push(...optionFaults('gate.options', instrument.gate.options))
  const { min, max } = instrument.ageRange
  if (max !== null && max < min) faults.push({ field: 'ageRange.max', message: 'is below ageRange.min' })
  return faults
}

function optionFaults(field: string, options: readonly AnswerOption[]): InstrumentFault[] {
  const faults: InstrumentFault[] = []
  options.forEach((option, index) => {
    const earlier = options.slice(0, index)
    if (earlier.some((other) => other.value === option.value)) {
      faults.push({ field: `${field}[${index}].value`, message: `the value ${option.value} is used twice` })
    }
    if (earlier.some((other) => other.label.en === option.label.en)) {
      faults.push({ field: `${field}[${index}].label.en`, message: `"${option.label.en}" is used twice` })
    }
  })
  return faults
}

function flowFaults(instrument: Instrument): InstrumentFault[] {
  const faults: InstrumentFault[] = []
  const { gate, skipLogic, items, missingRule } = instrument
  const ids = items.map((item) => item.id)
  if (gate && !gate.options.some((option) => option.value === gate.continueValue)) {
    faults.push({ field: 'gate.continueValue', message: 'is not one of gate.options' })
  }
  if (skipLogic) {
    const source = items.find((item) => item.id === skipLogic.itemId)
    if (!source) faults.push({ field: 'skipLogic.itemId', message: `no item "${skipLogic.itemId}"` })
    else if (!optionsOf(instrument, source).some((option) => option.value === skipLogic.value)) {
      faults.push({ field: 'skipLogic.value', message: 'is not an answer of that item' })
    }
    skipLogic.skips.forEach((id, index) => {
      if (ids.indexOf(id) <= ids.indexOf(skipLogic.itemId)) {
        faults.push({
          field: `skipLogic.skips[${index}]`,
          message: `"${id}" is no item after the one that skips it`,
        })
      }
    })
  }
  if (missingRule.declinable !== 'any') {
    missingRule.declinable.forEach((id, index) => {
      if (!ids.includes(id)) {
        faults.push({ field: `missingRule.declinable[${index}]`, message: `no item "${id}"` })
      }
    })
  }
  const { applied } = missingRule
  if (applied.policy === 'blanks-count-zero' && (applied.maxBlanks < 1 || applied.maxBlanks >= ids.length)) {
    faults.push({
      field: 'missingRule.applied.maxBlanks',
      message: 'must leave at least one question to answer',
    })
  }
  return faults
}

function safetyFaults(instrument: Instrument): InstrumentFault[] {
  const faults: InstrumentFault[] = []
  const seen = new Set<string>()
  instrument.safetyItems.forEach((safetyItem, index) => {
    const field = `safetyItems[${index}]`
    const item = instrument.items.find((candidate) => candidate.id === safetyItem.itemId)
    if (seen.has(safetyItem.itemId)) faults.push({ field: `${field}.itemId`, message: 'is listed twice' })
    seen.add(safetyItem.itemId)
    if (!item) {
      faults.push({ field: `${field}.itemId`, message: `no item "${safetyItem.itemId}"` })
      return
    }
    if (item.reverse) {
      faults.push({ field: `${field}.itemId`, message: 'is a reverse item; triggerMin reads raw values' })
    }
    if (!optionsOf(instrument, item).some((option) => option.value === safetyItem.triggerMin)) {
      faults.push({ field: `${field}.triggerMin`, message: 'is not an answer of that item' })
    }
  })
  return faults
}

function loincFaults(instrument: Instrument): InstrumentFault[] {
  const { loinc, items, unscoredItems = [], options } = instrument
  const codes: (readonly [string, string | null | undefined])[] = [
    ['loinc.panel', loinc.panel],
    ['loinc.total', loinc.total],
    ['loinc.answerList', loinc.answerList],
    ['loinc.answerListSymptoms', loinc.answerListSymptoms],
    ['loinc.answerListDifficulty', loinc.answerListDifficulty],
    ...(loinc.items ?? []).map((code, index) => [`loinc.items[${index}]`, code] as const),
    ...answerCodes('options', options ?? []),
    ...[...items, ...unscoredItems].flatMap((item) => [
      [`${item.id}.loinc`, item.loinc] as const,
      ...answerCodes(`${item.id}.options`, item.options ?? []),
    ]),
  ]
  const faults = codes.flatMap(([field, code]) =>
    code && !loincCodeHolds(code) ? [{ field, message: `"${code}" fails the LOINC check digit` }] : [],
  )
  for (const kind of ['panel', 'total'] as const) {
    if (loinc.verified[kind] && loinc[kind] === null) {
      faults.push({ field: `loinc.verified.${kind}`, message: `is true without a ${kind} code` })
    }
  }
  return faults
}

function answerCodes(field: string, options: readonly AnswerOption[]) {
  return options.map((option, index) => [`${field}[${index}].loincAnswer`, option.loincAnswer] as const)
}

/** Chinese wording may only be missing where the licence forbids a translation of ours. */
function languageFaults(instrument: Instrument): InstrumentFault[] {
  const englishOnly = instrument.licence.ship === 'en-only-until-official-zh'
  if (englishOnly !== (instrument.zhStatus.kind === 'none')) {
    return [
      {
        field: 'zhStatus.kind',
        message: 'must be "none" where licence.ship says English only, and only there',
      },
    ]
  }
  if (englishOnly) return []
  const wordings = [
    ['instruction', instrument.instruction] as const,
    ...(instrument.stepInstruction ? [['stepInstruction', instrument.stepInstruction] as const] : []),
    ...(instrument.options ?? []).map((option, index) => [`options[${index}].label`, option.label] as const),
    ...[...instrument.items, ...(instrument.unscoredItems ?? [])].flatMap((item) => [
      [`${item.id}.text`, item.text] as const,
      ...(item.options ?? []).map(
        (option, index) => [`${item.id}.options[${index}].label`, option.label] as const,
      ),
    ]),
  ]
  return wordings.flatMap(([field, wording]) =>
    wording.zh === null
      ? [{ field: `${field}.zh`, message: 'is missing, and licence.ship does not say English only' }]
      : [],
  )
}
