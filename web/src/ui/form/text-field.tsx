import { inLanguage } from '@amhs/domain/localized'
import type { HTMLInputTypeAttribute } from 'react'
import { useEffect, useRef, useState } from 'react'
import { useLanguage } from '../../platform/preferences'
import { useWords } from '../../platform/words'
import { FieldError, fieldState } from './field-error'
import { formWords } from './form.words'
import type { FieldName, FormState } from './use-form'

interface TextFieldProps<Values> {
  readonly form: FormState<Values>
  readonly field: FieldName<Values>
  readonly type?: HTMLInputTypeAttribute
  readonly autoComplete?: string
  readonly hint?: string
  readonly optional?: boolean
  /** Shows a text area with this many rows. */
  readonly rows?: number
  /** For what can be made ready while the person writes. */
  readonly onFocus?: () => void
}

/** A labelled text field: label, hint, input, message, in this order. */
export function TextField<Values>(props: TextFieldProps<Values>) {
  const { form, field, hint, optional } = props
  const language = useLanguage()
  const words = useWords(formWords)
  const id = form.idOf(field)
  return (
    <div className="field">
      <label htmlFor={id}>
        {inLanguage(form.labels[field], language)}
        {optional && <span className="muted"> {words.optional}</span>}
      </label>
      {hint && (
        <span className="hint" id={`${id}-hint`}>
          {hint}
        </span>
      )}
      <FieldError id={`${id}-error`} problem={form.problemOf(field)} />
      <TextInput {...props} />
    </div>
  )
}

/** A password with a way to see what was typed; managers and pasting work as everywhere. */
export function PasswordField<Values>(props: Omit<TextFieldProps<Values>, 'type' | 'rows' | 'optional'>) {
  const { form, field, hint } = props
  const language = useLanguage()
  const words = useWords(formWords)
  const [visible, setVisible] = useState(false)
  const id = form.idOf(field)
  const label = inLanguage(form.labels[field], language)
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {hint && (
        <span className="hint" id={`${id}-hint`}>
          {hint}
        </span>
      )}
      <FieldError id={`${id}-error`} problem={form.problemOf(field)} />
      <TextInput {...props} type={visible ? 'text' : 'password'} />
      <label className="check needs-script">
        {/* A page may have three of them: the name of each says which password it shows. */}
        <input
          type="checkbox"
          checked={visible}
          aria-label={words.showPasswordOf(label)}
          onChange={(event) => setVisible(event.target.checked)}
        />
        {words.showPassword}
      </label>
    </div>
  )
}

function TextInput<Values>({
  form,
  field,
  type = 'text',
  autoComplete,
  hint,
  rows,
  onFocus,
}: TextFieldProps<Values>) {
  const id = form.idOf(field)
  const element = useRef<HTMLInputElement & HTMLTextAreaElement>(null)
  // React's onChange is the browser's input event. The browser's own change event comes when a person has done, and when a
  // password manager fills the field without ever entering it.
  const changed = useRef((_: string) => {})
  changed.current = (text) => {
    keep(text)
    form.validate(field)
  }
  useEffect(() => {
    const input = element.current
    const onChange = () => changed.current(input?.value ?? '')
    input?.addEventListener('change', onChange)
    return () => input?.removeEventListener('change', onChange)
  }, [])
  // Values of text fields are texts: the form's type says so where the field is named.
  const keep = (text: string) => form.setValue(field, text as Values[FieldName<Values>])
  const shared = {
    id,
    ref: element,
    name: field,
    autoComplete,
    value: String(form.values[field] ?? ''),
    onFocus,
    onBlur: () => form.validate(field),
    ...fieldState(id, hint !== undefined, form.problemOf(field)),
  }
  if (rows !== undefined) {
    return <textarea {...shared} rows={rows} onChange={(event) => keep(event.target.value)} />
  }
  const plain = type === 'email' || type === 'password'
  return (
    <input
      {...shared}
      type={type}
      spellCheck={plain ? false : undefined}
      autoCapitalize={plain ? 'none' : undefined}
      onChange={(event) => keep(event.target.value)}
    />
  )
}
