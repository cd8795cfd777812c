import './form.css'
import { inLanguage } from '@amhs/domain/localized'
import type { ReactNode } from 'react'
import { useRef } from 'react'
import { useLanguage } from '../../platform/preferences'
import { useOnChange } from '../../platform/use-on-change'
import { FieldError, fieldState } from './field-error'
import type { FieldName, FormState } from './use-form'

export interface ChoiceOption {
  readonly value: string
  readonly label: string
  readonly hint?: string
}

/** One answer out of a few, all of them in sight. */
export function ChoiceField<Values>({
  form,
  field,
  options,
  hint,
  across = false,
}: {
  readonly form: FormState<Values>
  readonly field: FieldName<Values>
  readonly options: readonly ChoiceOption[]
  readonly hint?: string
  /** Side by side where there is room. */
  readonly across?: boolean
}) {
  const language = useLanguage()
  const id = form.idOf(field)
  const problem = form.problemOf(field)
  const changed = useRef(false)
  const { values, validate } = form
  // A choice is checked when it is made, which is after the value has been set.
  useOnChange(values[field], () => {
    if (changed.current) validate(field)
  })
  return (
    <fieldset
      role="radiogroup"
      className={across ? 'choices across' : 'choices'}
      {...fieldState(id, hint !== undefined, problem)}
    >
      <legend className="label">{inLanguage(form.labels[field], language)}</legend>
      {hint && (
        <span className="hint" id={`${id}-hint`}>
          {hint}
        </span>
      )}
      <FieldError id={`${id}-error`} problem={problem} />
      {options.map((option, index) => (
        <label className="choice" key={option.value}>
          <input
            type="radio"
            id={index === 0 ? id : `${id}-${option.value}`}
            name={id}
            value={option.value}
            checked={values[field] === option.value}
            onChange={() => {
              changed.current = true
              form.setValue(field, option.value as Values[FieldName<Values>])
            }}
          />
          <span>
            {option.label}
            {option.hint && <span className="hint">{option.hint}</span>}
          </span>
        </label>
      ))}
    </fieldset>
  )
}

/** One box to tick. */
export function CheckField<Values>({
  form,
  field,
  hint,
  children,
}: {
  readonly form: FormState<Values>
  readonly field: FieldName<Values>
  readonly hint?: string
  /** What stands beside the box; the field's label unless given. */
  readonly children?: ReactNode
}) {
  const language = useLanguage()
  const id = form.idOf(field)
  const problem = form.problemOf(field)
  return (
    <div className="field">
      <FieldError id={`${id}-error`} problem={problem} />
      <label className="check">
        <input
          type="checkbox"
          id={id}
          name={field}
          checked={form.values[field] === true}
          onChange={(event) => {
            form.setValue(field, event.target.checked as Values[FieldName<Values>])
            form.validate(field)
          }}
          {...fieldState(id, hint !== undefined, problem)}
        />
        <span>{children ?? inLanguage(form.labels[field], language)}</span>
      </label>
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  )
}
