import * as v from 'valibot'
import { topicIds } from './instrument-topics'

/**
 * The shape of an instrument file (`data/<id>.json`). Every object is strict: a misspelt or unknown key is an
 * error, because a fact that nobody reads is a fact that is lost. What one field says about another (bands,
 * subscales, safety items) is checked in `instrument-checks.ts`.
 */
const text = v.pipe(v.string(), v.nonEmpty('must not be empty'))
const identifier = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9_-]*$/, 'must be small letters, digits, - and _'))
const whole = v.pipe(v.number(), v.integer('must be a whole number'))
const range = v.strictTuple([v.number(), v.number()])
const localized = v.strictObject({ zh: text, en: text })
/** A validated wording whose Chinese may be missing on purpose: it must not be translated by us. */
const wording = v.strictObject({ en: text, zh: v.nullable(text) })

const answerOption = v.strictObject({
  value: whole,
  label: wording,
  loincAnswer: v.optional(text),
})
const options = v.pipe(v.array(answerOption), v.minLength(2, 'needs at least two options'))

const item = v.strictObject({
  id: identifier,
  text: wording,
  options: v.optional(options),
  loinc: v.optional(text),
  reverse: v.optional(v.boolean()),
  subscale: v.optional(identifier),
})

const unscoredItem = v.strictObject({
  id: identifier,
  text: wording,
  options,
  loinc: v.optional(text),
  zhStatus: v.optional(text),
})

const band = v.strictObject({
  id: identifier,
  min: v.number(),
  max: v.number(),
  label: localized,
  advice: v.optional(localized),
})

const comparison = v.picklist(['>=', '<='])
const singleCutoff = v.strictObject({
  value: v.number(),
  op: comparison,
  on: v.optional(v.literal('raw')),
  alternative: v.optional(v.number()),
  perSubscale: v.optional(v.boolean()),
  meaning: text,
  evidence: v.optional(text),
})
const cutoffBySex = v.strictObject({
  men: v.number(),
  women: v.number(),
  default: v.number(),
  op: comparison,
  meaning: text,
  evidence: v.optional(text),
})

const subscale = v.strictObject({
  id: identifier,
  label: localized,
  items: v.pipe(v.array(identifier), v.minLength(1, 'needs at least one item')),
  range,
  cutoff: v.optional(v.number()),
  minAnswered: v.optional(whole),
})

const scoring = v.strictObject({
  method: v.picklist(['sum', 'count-yes', 'count-threshold', 'mean-per-subscale']),
  rule: v.optional(text),
  thresholds: v.optional(v.array(whole)),
  reverseFormula: v.optional(text),
  reverseFrom: v.optional(whole),
  range,
  total: v.optional(v.null()),
  transform: v.optional(v.strictObject({ name: v.literal('percent'), multiply: v.number(), range })),
  higherMeans: text,
  bands: v.array(band),
  cutoff: v.nullable(v.union([singleCutoff, cutoffBySex])),
  note: v.optional(text),
  alternative: v.optional(
    v.strictObject({
      name: text,
      method: text,
      cutoff: v.number(),
      strata: v.array(v.strictTuple([v.number(), v.number(), text])),
      source: text,
    }),
  ),
  subscales: v.array(subscale),
})

const missingRule = v.strictObject({
  productRule: v.optional(text),
  officialRule: v.optional(text),
  researchRule: v.optional(text),
  researchRuleSource: v.optional(text),
  source: v.optional(text),
  applied: v.variant('policy', [
    v.strictObject({ policy: v.literal('all-required') }),
    v.strictObject({ policy: v.literal('blanks-count-zero'), maxBlanks: whole }),
    v.strictObject({ policy: v.literal('mean-of-answered') }),
  ]),
  declinable: v.union([v.literal('any'), v.array(identifier)]),
})

export const instrumentSchema = v.strictObject({
  id: identifier,
  edition: v.pipe(v.string(), v.isoDate('must be a date such as 2026-11-21')),
  title: localized,
  topic: v.picklist(topicIds),
  respondent: v.picklist(['self', 'parent', 'caregiver']),
  licence: v.strictObject({
    status: text,
    ship: v.picklist(['yes', 'non-commercial-only', 'conditional', 'en-only-until-official-zh']),
    text,
    attribution: localized,
    confidence: text,
    source: v.array(text),
    note: v.optional(text),
  }),
  source: v.array(text),
  ageRange: v.strictObject({ min: whole, max: v.nullable(whole), note: v.optional(text) }),
  lookback: localized,
  repeatAfterDays: v.nullable(v.pipe(whole, v.minValue(1, 'must be at least 1'))),
  instruction: wording,
  /** In place of the instruction where one question stands alone, for a form whose own words speak of a table around it. */
  stepInstruction: v.optional(wording),
  contentWarning: v.optional(v.boolean()),
  gate: v.optional(
    v.strictObject({
      id: identifier,
      text: wording,
      options,
      rule: text,
      continueValue: whole,
      closedTotal: whole,
    }),
  ),
  skipLogic: v.optional(
    v.strictObject({ text, itemId: identifier, value: whole, skips: v.array(identifier) }),
  ),
  items: v.pipe(v.array(item), v.minLength(1, 'needs at least one item')),
  unscoredItems: v.optional(v.array(unscoredItem)),
  supplementaryNotShippedByDefault: v.optional(
    v.strictObject({ note: text, items: v.array(localized), source: text }),
  ),
  options: v.nullable(options),
  optionsWarning: v.optional(text),
  scoring,
  loinc: v.strictObject({
    panel: v.nullable(text),
    total: v.nullable(text),
    verified: v.strictObject({ panel: v.boolean(), total: v.boolean() }),
    items: v.optional(v.array(text)),
    answerList: v.optional(text),
    answerListSymptoms: v.optional(text),
    answerListDifficulty: v.optional(text),
    note: v.optional(text),
  }),
  safetyItems: v.array(
    v.strictObject({
      itemId: identifier,
      triggerMin: whole,
      level: v.picklist(['crisis', 'soft']),
      action: text,
      message: v.optional(localized),
    }),
  ),
  missingRule,
  displayRules: v.optional(v.array(text)),
  variant: v.optional(v.strictObject({ id: identifier, note: text })),
  omitted: v.optional(text),
  numberingWarning: v.optional(text),
  zhStatus: v.strictObject({
    kind: v.picklist(['official', 'circulating', 'working-translation', 'none']),
    status: text,
    confidence: v.optional(text),
    note: v.optional(text),
  }),
  about: v.strictObject({ measures: localized, validation: localized, limits: localized }),
  citation: v.array(text),
  resultText: v.strictObject({
    disclaimer: localized,
    mustSay: v.array(text),
    mustNotSay: v.array(text),
  }),
})
