import type { Localized } from '@amhs/domain/localized'
import type { ReactNode } from 'react'
import { failureMessage } from '../data/failure-text'
import { SlowNote } from '../slow-note'
import { ErrorSummary } from './error-summary'
import type { FormState } from './use-form'

/**
 * A form that sends what is filled in by one press: what is wrong stands above its fields, and so does why sending failed; what was
 * typed stays.
 */
export function SendForm<Values>({
  form,
  title,
  button,
  heading,
  onSend,
  failed = failureMessage,
  children,
}: {
  readonly form: FormState<Values>
  /** Names the list of what is wrong. */
  readonly title: string
  readonly button: string
  /** Stands before the list of what is wrong. */
  readonly heading?: ReactNode
  /** What it throws is told by `failed`. */
  readonly onSend: (values: Values) => Promise<void>
  readonly failed?: (error: unknown) => Localized
  readonly children: ReactNode
}) {
  return (
    <form
      method="post"
      noValidate
      className="stack"
      onSubmit={form.onSubmit(async (values) => {
        try {
          await onSend(values)
          return []
        } catch (error) {
          return [{ message: failed(error) }]
        }
      })}
    >
      {heading}
      <ErrorSummary form={form} title={title} />
      {children}
      <SlowNote busy={form.busy} typed />
      <div className="row">
        <button type="submit" className="button primary" aria-disabled={form.busy}>
          {button}
        </button>
      </div>
    </form>
  )
}
