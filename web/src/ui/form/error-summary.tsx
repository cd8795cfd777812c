import { inLanguage } from '@amhs/domain/localized'
import { useEffect, useId, useRef } from 'react'
import { useLanguage } from '../../platform/preferences'
import { useTitleMark } from '../../platform/title-mark'
import { useWords } from '../../platform/words'
import { formWords } from './form.words'
import type { FormState } from './use-form'

/**
 * Names the form and lists what stopped it, takes the focus after each refused attempt, and leads to the fields. The document title
 * begins with "Error:" as long as it shows. It is no alert: the focus has it read, name and list, and an alert would say it all again.
 *
 * @param title what the form stands under, as its heading says it
 */
export function ErrorSummary<Values>({
  form,
  title,
}: {
  readonly form: FormState<Values>
  readonly title: string
}) {
  const words = useWords(formWords)
  const language = useLanguage()
  const id = useId()
  const summary = useRef<HTMLDivElement>(null)
  const { summary: problems, refusals } = form
  const shown = problems.length > 0
  useTitleMark(shown ? words.errorMark : '')

  // biome-ignore lint/correctness/useExhaustiveDependencies: each refused attempt moves the focus again
  useEffect(() => {
    const box = summary.current
    if (!shown || !box) return
    box.focus()
    // A browser may show the middle of what is higher than the screen; its first words tell what happened.
    if (box.offsetHeight > window.innerHeight / 2) box.scrollIntoView({ block: 'start' })
  }, [refusals, shown])

  if (!shown) return null
  const aboutFields = problems.some(({ field }) => field !== undefined)
  return (
    <div
      className="error-summary stack"
      ref={summary}
      tabIndex={-1}
      role="group"
      aria-labelledby={id}
      aria-describedby={`${id}-list`}
    >
      <h2 className="lead" id={id}>
        {/* With large text the page's heading may be off the screen: this says as well where one is. */}
        <span className="small">{title}</span> {aboutFields ? words.problems(problems.length) : words.notSent}
      </h2>
      <ul className="plain" id={`${id}-list`}>
        {problems.map(({ field, message }) => (
          <li key={`${field}${message.en}`}>
            {field === undefined ? (
              inLanguage(message, language)
            ) : (
              <a
                href={`#${form.idOf(field)}`}
                onClick={(event) => {
                  event.preventDefault()
                  focusField(form.idOf(field))
                }}
              >
                {inLanguage(message, language)}
              </a>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Focuses the field and scrolls to its question, so that both are seen even under a phone's keyboard. */
function focusField(id: string): void {
  const first = document.getElementById(id)
  if (!first) return
  const group = first.closest('fieldset')
  // Among radio buttons a keyboard stands on the chosen one.
  const chosen = group?.getAttribute('role') === 'radiogroup' && group.querySelector<HTMLElement>(':checked')
  const field = chosen || first
  const legend = group?.querySelector('legend')
  const label =
    field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field.labels?.[0] : undefined
  const question = legend ?? label ?? field
  question.scrollIntoView({ block: 'start' })
  // Below a long hint or message, the field itself may still lie behind the bar at the foot.
  field.scrollIntoView({ block: 'nearest' })
  field.focus({ preventScroll: true })
}
