import type { Localized } from '@amhs/domain/localized'

/**
 * How one field of a document is edited. `path` is the dotted path in the document. A `flag` is yes or no; a `fact` may
 * also be left out, because nobody has checked it. A `set` is any number of its choices.
 */
export interface RecordField {
  readonly path: string
  readonly label: Localized
  readonly kind: 'text' | 'long' | 'number' | 'date' | 'time' | 'flag' | 'fact' | 'set' | 'choice'
  readonly choices?: readonly (readonly [string, Localized])[]
  /** An empty text is stored as null, or the field is left out, or it stays null where it was. */
  readonly empty?: 'null' | 'absent' | 'null-or-absent'
  readonly hint?: Localized
}

/** The choices of a field, each with its name, in the order of the schema. */
export function choicesOf<Value extends string>(
  values: readonly Value[],
  names: Readonly<Record<Value, Localized>>,
): readonly (readonly [Value, Localized])[] {
  return values.map((value) => [value, names[value]])
}

/** The two fields of a text that is kept in both languages. */
export function inBothLanguages(
  field: Pick<RecordField, 'path' | 'label' | 'kind' | 'empty'>,
): readonly RecordField[] {
  const { path, label } = field
  return [
    { ...field, path: `${path}.zh`, label: { zh: `${label.zh}（中文）`, en: `${label.en} in Chinese` } },
    { ...field, path: `${path}.en`, label: { zh: `${label.zh}（英文）`, en: `${label.en} in English` } },
  ]
}

/** The answers to a `fact`, as texts of the form. */
export const factChoices: readonly (readonly [string, Localized])[] = [
  ['', { zh: '没有核实', en: 'Not checked' }],
  ['true', { zh: '是', en: 'Yes' }],
  ['false', { zh: '否', en: 'No' }],
]

export type FieldTexts = Readonly<Record<string, string>>

/** The texts of the form for a document; what it does not hold is empty. */
export function textsOf(fields: readonly RecordField[], document: unknown): FieldTexts {
  return Object.fromEntries(
    fields.map((field) => {
      const value = valueAt(document, field.path)
      if (Array.isArray(value)) return [field.path, value.join(', ')]
      return [field.path, value === null || value === undefined ? '' : String(value)]
    }),
  )
}

/**
 * The document that the form's texts make, on top of the fields that the form does not show. Nothing is checked here:
 * the contract's schema does that, on both sides.
 */
export function documentOf(fields: readonly RecordField[], texts: FieldTexts, rest: object = {}): object {
  const document = structuredClone(rest) as Record<string, unknown>
  for (const field of fields) {
    const value = fieldValue(field, texts[field.path] ?? '')
    const staysNull =
      value === undefined && field.empty === 'null-or-absent' && valueAt(rest, field.path) === null
    setAt(document, field.path, staysNull ? null : value)
  }
  return document
}

function fieldValue(field: RecordField, text: string): unknown {
  const trimmed = text.trim()
  if (field.kind === 'flag') return text === 'true'
  if (trimmed === '' && field.empty === 'null') return null
  if (field.kind === 'fact') return trimmed === '' ? undefined : trimmed === 'true'
  if (trimmed === '' && field.empty !== undefined) return undefined
  if (field.kind === 'number') return trimmed === '' ? undefined : Number(trimmed)
  if (field.kind === 'set') return trimmed === '' ? [] : trimmed.split(/[,，、\s]+/).filter(Boolean)
  return trimmed
}

function valueAt(document: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
      document,
    )
}

/** An undefined value leaves the field out, and a parent that would hold nothing with it. */
function setAt(document: Record<string, unknown>, path: string, value: unknown): void {
  const [key = '', ...rest] = path.split('.')
  if (rest.length === 0) {
    if (value === undefined) delete document[key]
    else document[key] = value
    return
  }
  const inner = { ...((document[key] as Record<string, unknown> | undefined) ?? {}) }
  setAt(inner, rest.join('.'), value)
  if (Object.keys(inner).length === 0) delete document[key]
  else document[key] = inner
}
