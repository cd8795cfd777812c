import { storableText } from '../documents/storable-text'
import type { Localized } from '../localized'
import { isEmailAddress } from './email-address'
import type { TextKind } from './text-kinds'
import { writtenText } from './text-kinds'

/** What a form field can hold. */
export type FieldValue = string | number | boolean | null | undefined | readonly unknown[]

/** The stable name of a rule; `own` marks a rule that one form brings itself. */
export type RuleCode = 'required' | 'email' | 'min' | 'max' | 'confirmed' | 'own'

/** One rule of a field: `holds` says whether a value is acceptable beside the other values of the form. */
export interface FieldRule<Values> {
  readonly code: RuleCode
  readonly holds: (value: FieldValue, values: Values) => boolean
  /** The message, given the name of the field as the form shows it. */
  readonly message: (field: Localized) => Localized
}

/** The rules of a form, field by field, in the order in which its fields stand on the page. */
export type FormRules<Values> = { readonly [Field in keyof Values]?: readonly FieldRule<Values>[] }

/** A field that breaks a rule; only its first broken rule is told. */
export interface FieldProblem<Values> {
  readonly field: keyof Values & string
  readonly code: RuleCode
  readonly message: Localized
}

/** What a rule without words of its own says: the specification's default, with the field's name as the form shows it. */
export function defaultMessage(field: Localized): Localized {
  return { zh: `“${field.zh}”无效。`, en: `${field.en} is not valid.` }
}

/** Fails on null, an empty list, false and text of nothing but space and unseen marks; 0 is a value. */
export const required: FieldRule<object> = {
  code: 'required',
  holds: (value) => {
    if (value === null || value === undefined || value === false) return false
    if (typeof value === 'string') return storableText(value) !== ''
    return !Array.isArray(value) || value.length > 0
  },
  message: (field) => ({ zh: `请填写“${field.zh}”。`, en: `Please fill in “${field.en}”.` }),
}

/** As `required`, for what is chosen and not written. */
export const chosen: FieldRule<object> = {
  ...required,
  message: (field) => ({ zh: `请选择“${field.zh}”。`, en: `Please make a choice for “${field.en}”.` }),
}

/** The text is an e-mail address; an empty field passes. */
export const email: FieldRule<object> = {
  code: 'email',
  holds: (value) => isEmpty(value) || isEmailAddress(String(value).trim()),
  message: (field) => ({
    zh: `“${field.zh}”的格式不对，例如 name@example.com。`,
    en: `${field.en} must be an e-mail address, like name@example.com.`,
  }),
}

/** At least `characters` characters; an empty field passes. */
export function min(characters: number): FieldRule<object> {
  return {
    code: 'min',
    holds: (value) => isEmpty(value) || characterCount(value) >= characters,
    message: (field) => ({
      zh: `“${field.zh}”至少要有 ${characters} 个字符。`,
      en: `${field.en} must have at least ${characters} characters.`,
    }),
  }
}

/** At most `characters` characters; an empty field passes. */
export function max(characters: number): FieldRule<object> {
  return {
    code: 'max',
    holds: (value) => isEmpty(value) || characterCount(value) <= characters,
    message: (field) => ({
      zh: `“${field.zh}”最多 ${characters} 个字符。`,
      en: `${field.en} must have at most ${characters} characters.`,
    }),
  }
}

/**
 * The database has room for the text: at most `units` UTF-16 units, of which an emoji takes two or more. Stands behind `max`,
 * which says it more simply where the characters alone are too many; an empty field passes.
 */
export function fits(units: number): FieldRule<object> {
  return {
    code: 'max',
    holds: (value) => isEmpty(value) || String(value).length <= units,
    message: (field) => ({
      zh: `“${field.zh}”太长了：最多 ${units} 个字符，一个表情算两个或更多。`,
      en: `${field.en} is too long: at most ${units} characters, and an emoji counts as two or more.`,
    }),
  }
}

/** At most `length` characters, as a person counts and as the database and the callables do: both must hold. */
export function atMost(length: number): readonly FieldRule<object>[] {
  return [max(length), fits(length)]
}

/**
 * What a text of this kind has to be, judged as it will be sent: what these rules let through, contract, document and rules of
 * the database let through.
 */
export function textRules(kind: TextKind): readonly FieldRule<object>[] {
  return [ofWritten(kind, required), ...optionalTextRules(kind)]
}

/** As `textRules`, for a field that may be left empty. */
export function optionalTextRules(kind: TextKind): readonly FieldRule<object>[] {
  return [min(kind.shortest), ...atMost(kind.longest)].map((rule) => ofWritten(kind, rule))
}

function ofWritten(kind: TextKind, rule: FieldRule<object>): FieldRule<object> {
  return {
    ...rule,
    holds: (value, values) =>
      rule.holds(typeof value === 'string' ? writtenText(value, kind) : value, values),
  }
}

/** The value equals that of another field of the same form. */
export function confirmed<Values>(other: keyof Values & string): FieldRule<Values> {
  return {
    code: 'confirmed',
    holds: (value, values) => value === values[other],
    message: (field) => ({
      zh: `“${field.zh}”和前面填写的不一致。`,
      en: `${field.en} does not match.`,
    }),
  }
}

/**
 * A rule that one form brings itself; without a message of its own it says the default one. Like the others it must let an
 * empty field pass.
 */
export function ownRule<Values>(
  holds: (value: FieldValue, values: Values) => boolean,
  message?: Localized,
): FieldRule<Values> {
  return { code: 'own', holds, message: (field) => message ?? defaultMessage(field) }
}

/** The same rule, saying it in other words. */
export function inWords<Values>(rule: FieldRule<Values>, message: Localized): FieldRule<Values> {
  return { ...rule, message: () => message }
}

/** The first rule that one field breaks, or null. Call it on blur and on change, never on input. */
export function checkField<Values extends { readonly [Field in keyof Values]: FieldValue }>(
  field: keyof Values & string,
  values: Values,
  rules: FormRules<Values>,
  label: Localized,
): FieldProblem<Values> | null {
  const broken = rules[field]?.find((rule) => !rule.holds(values[field], values))
  return broken ? { field, code: broken.code, message: broken.message(label) } : null
}

/**
 * Every field that breaks a rule, in the order of `rules`; an empty list means that the form may be sent.
 *
 * @param labels the names of the fields as the form shows them; a field without one is named by its key
 */
export function checkForm<Values extends { readonly [Field in keyof Values]: FieldValue }>(
  values: Values,
  rules: FormRules<Values>,
  labels: { readonly [Field in keyof Values]?: Localized },
): readonly FieldProblem<Values>[] {
  const problems: FieldProblem<Values>[] = []
  for (const field of Object.keys(rules) as (keyof Values & string)[]) {
    const problem = checkField(field, values, rules, labels[field] ?? { zh: field, en: field })
    if (problem) problems.push(problem)
  }
  return problems
}

function isEmpty(value: FieldValue): boolean {
  return value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
}

/** Characters as people count them for plain text: an emoji outside the basic plane is one, not two. */
function characterCount(value: FieldValue): number {
  return Array.isArray(value) ? value.length : [...String(value)].length
}
