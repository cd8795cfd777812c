import type { Localized } from '@amhs/domain/localized'
import { inLanguage } from '@amhs/domain/localized'
import { useLanguage } from '../../platform/preferences'
import { Icon } from '../icon'

/** What is wrong with one field, a line for each problem; the field names it in `aria-describedby`. */
export function FieldError({
  id,
  problem,
}: {
  readonly id: string
  readonly problem: Localized | undefined
}) {
  const language = useLanguage()
  if (!problem) return null
  return (
    <p className="error" id={id}>
      <Icon name="error" />
      <span>
        {inLanguage(problem, language)
          .split('\n')
          .map((line) => (
            <span className="error-line" key={line}>
              {line}{' '}
            </span>
          ))}
      </span>
    </p>
  )
}

/** The ids that a field is described by, and that it is wrong; both only while they apply. */
export function fieldState(id: string, hint: boolean, problem: Localized | undefined) {
  const described = [hint && `${id}-hint`, problem && `${id}-error`].filter(Boolean).join(' ')
  return {
    'aria-describedby': described === '' ? undefined : described,
    'aria-invalid': problem ? (true as const) : undefined,
  }
}
