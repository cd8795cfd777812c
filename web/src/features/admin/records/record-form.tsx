import { inLanguage } from '@amhs/domain/localized'
import type { FormEvent } from 'react'
import { Fragment, useEffect, useId, useRef, useState } from 'react'
import * as v from 'valibot'
import { useLanguage } from '../../../platform/preferences'
import { useTitleMark } from '../../../platform/title-mark'
import { useWords } from '../../../platform/words'
import { formWords } from '../../../ui/form/form.words'
import { Icon } from '../../../ui/icon'
import { adminWords } from '../admin.words'
import { PlacePicker } from './place-picker'
import type { FieldTexts, RecordField } from './record-fields'
import { documentOf, factChoices, textsOf } from './record-fields'

const noProblems: { readonly wrong: readonly RecordField[]; readonly elsewhere: readonly string[] } = {
  wrong: [],
  elsewhere: [],
}

/** A document edited field by field and checked by the same schema that the server uses. */
export function RecordForm({
  fields,
  document,
  schema,
  heading,
  busy,
  onSave,
  onBack,
}: {
  readonly heading: string
  readonly fields: readonly RecordField[]
  /** The document as it is; an empty one for a new document. Fields that the form does not show stay as they are. */
  readonly document: object
  readonly schema: v.GenericSchema
  readonly busy: boolean
  readonly onSave: (document: object) => void
  readonly onBack: () => void
}) {
  const words = useWords(adminWords)
  const language = useLanguage()
  const id = useId()
  const [texts, setTexts] = useState<FieldTexts>(() => ({
    ...defaultTexts(fields),
    ...filled(fields, document),
  }))
  const [problems, setProblems] = useState(noProblems)
  const { wrong, elsewhere } = problems
  const { errorMark } = useWords(formWords)
  useTitleMark(wrong.length + elsewhere.length > 0 ? errorMark : '')
  const title = useRef<HTMLHeadingElement>(null)
  const summary = useRef<HTMLDivElement>(null)
  useEffect(() => title.current?.focus(), [])
  useEffect(() => {
    if (problems !== noProblems) summary.current?.focus()
  }, [problems])
  const problemText = (field: RecordField) => {
    const label = inLanguage(field.label, language)
    return (texts[field.path] ?? '').trim() === '' ? words.missing(label) : words.invalid(label)
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    const made = documentOf(fields, texts, document)
    const { issues } = v.safeParse(schema, made)
    const named = (issues ?? []).map((issue) => v.getDotPath(issue) ?? '')
    // An issue may name a whole part (a city without its English name), or one entry of a list.
    const isAbout = (name: string, { path }: RecordField) =>
      path === name || path.startsWith(`${name}.`) || name.startsWith(`${path}.`)
    setProblems({
      wrong: fields.filter((field) => named.some((name) => isAbout(name, field))),
      elsewhere: named.filter((name) => !fields.some((field) => isAbout(name, field))),
    })
    if (issues === undefined) onSave(made)
  }

  return (
    <form method="post" className="stack" onSubmit={submit} noValidate aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`} ref={title} tabIndex={-1}>
        {heading}
      </h3>
      {wrong.length + elsewhere.length > 0 && (
        <div
          ref={summary}
          className="error-summary stack"
          tabIndex={-1}
          role="group"
          aria-labelledby={`${id}-problems`}
        >
          <h4 id={`${id}-problems`}>{words.problems}</h4>
          <ul className="plain record-problems">
            {wrong.map((field) => (
              <li key={field.path}>
                <a
                  href={`#${id}-${field.path}`}
                  onClick={(event) => {
                    event.preventDefault()
                    window.document.getElementById(`${id}-${field.path}`)?.focus()
                  }}
                >
                  {problemText(field)}
                </a>
              </li>
            ))}
            {elsewhere.length > 0 && <li>{words.invalidElsewhere(elsewhere.join(', '))}</li>}
          </ul>
        </div>
      )}
      <div className="record-form">
        {fields.map((field) => (
          <Fragment key={field.path}>
            <FieldInput
              id={`${id}-${field.path}`}
              field={field}
              text={texts[field.path] ?? ''}
              problem={wrong.includes(field) ? problemText(field) : null}
              onChange={(text) => setTexts((before) => ({ ...before, [field.path]: text }))}
            />
            {field.path === 'lon' && (
              <PlacePicker
                lat={texts.lat ?? ''}
                lon={texts.lon ?? ''}
                onPick={(lat, lon) => setTexts((before) => ({ ...before, lat, lon }))}
              />
            )}
          </Fragment>
        ))}
      </div>
      <div className="row">
        <button type="submit" className="button primary" aria-disabled={busy}>
          {words.save}
        </button>
        <button type="button" className="button" onClick={onBack}>
          {words.back}
        </button>
      </div>
    </form>
  )
}

function FieldInput({
  id,
  field,
  text,
  problem,
  onChange,
}: {
  readonly id: string
  readonly field: RecordField
  readonly text: string
  readonly problem: string | null
  readonly onChange: (text: string) => void
}) {
  const language = useLanguage()
  const label = inLanguage(field.label, language)
  if (field.kind === 'flag') {
    return (
      <label className="check">
        <input
          id={id}
          type="checkbox"
          checked={text === 'true'}
          onChange={(event) => onChange(event.target.checked ? 'true' : 'false')}
        />
        {label}
      </label>
    )
  }
  if (field.kind === 'set')
    return <SetInput id={id} field={field} text={text} problem={problem} onChange={onChange} />
  const offered = field.kind === 'fact' ? factChoices : field.choices
  // What an older entry holds and the list does not is kept until somebody chooses another.
  const choices: typeof offered =
    offered && !offered.some(([value]) => value === text)
      ? [...offered, [text, { zh: text, en: text }]]
      : offered
  const described = [field.hint ? `${id}-hint` : '', problem ? `${id}-error` : ''].filter(Boolean).join(' ')
  const shared = {
    id,
    value: text,
    'aria-invalid': problem !== null || undefined,
    'aria-describedby': described || undefined,
  }
  return (
    <div className={field.kind === 'long' ? 'field wide' : 'field'}>
      <label htmlFor={id}>{label}</label>
      {field.hint && (
        <span className="hint" id={`${id}-hint`}>
          {inLanguage(field.hint, language)}
        </span>
      )}
      {problem && (
        <p className="error" id={`${id}-error`}>
          <Icon name="error" />
          {problem}
        </p>
      )}
      {choices ? (
        <select {...shared} onChange={(event) => onChange(event.target.value)}>
          {choices.map(([value, name]) => (
            <option key={value} value={value}>
              {inLanguage(name, language)}
            </option>
          ))}
        </select>
      ) : field.kind === 'long' ? (
        <textarea {...shared} rows={4} onChange={(event) => onChange(event.target.value)} />
      ) : (
        <input
          {...shared}
          type={field.kind === 'date' || field.kind === 'time' ? field.kind : 'text'}
          inputMode={field.kind === 'number' ? 'decimal' : undefined}
          autoComplete="off"
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </div>
  )
}

/** Several of a few: a box to tick for each. What an older entry holds beyond them has a box as well. */
function SetInput({ id, field, text, problem, onChange }: Parameters<typeof FieldInput>[0]) {
  const language = useLanguage()
  const held = text.split(/[,\s]+/).filter(Boolean)
  const choices = field.choices ?? []
  const older = held.filter((value) => !choices.some(([choice]) => choice === value))
  return (
    <fieldset className="field" aria-describedby={problem ? `${id}-error` : undefined}>
      <legend className="label">{inLanguage(field.label, language)}</legend>
      {problem && (
        <p className="error" id={`${id}-error`}>
          <Icon name="error" />
          {problem}
        </p>
      )}
      {[...choices, ...older.map((value) => [value, { zh: value, en: value }] as const)].map(
        ([value, name], place) => (
          <label className="check" key={value}>
            <input
              id={place === 0 ? id : undefined}
              type="checkbox"
              checked={held.includes(value)}
              onChange={(event) =>
                onChange(
                  (event.target.checked ? [...held, value] : held.filter((other) => other !== value)).join(
                    ', ',
                  ),
                )
              }
            />
            {inLanguage(name, language)}
          </label>
        ),
      )}
    </fieldset>
  )
}

/** A choice shows its first option, so that is what a new document holds until it is changed. */
function defaultTexts(fields: readonly RecordField[]): FieldTexts {
  return Object.fromEntries(
    fields.flatMap(({ path, kind, choices }) =>
      kind === 'choice' ? [[path, choices?.[0]?.[0] ?? '']] : kind === 'flag' ? [[path, 'false']] : [],
    ),
  )
}

function filled(fields: readonly RecordField[], document: object): FieldTexts {
  return Object.fromEntries(Object.entries(textsOf(fields, document)).filter(([, text]) => text !== ''))
}
