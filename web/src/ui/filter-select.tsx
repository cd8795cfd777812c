import { useId } from 'react'

/** One choice that narrows a list; the first option leaves it open (null). */
export function FilterSelect<Value extends string>({
  label,
  all,
  value,
  options,
  onChange,
}: {
  readonly label: string
  /** Name of the open choice. */
  readonly all: string
  readonly value: Value | null
  readonly options: readonly { readonly value: Value; readonly label: string }[]
  readonly onChange: (value: Value | null) => void
}) {
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={value ?? ''}
        onChange={({ target }) =>
          onChange(options.find((option) => option.value === target.value)?.value ?? null)
        }
      >
        <option value="">{all}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  )
}
