import { crisisContacts } from '@amhs/domain/safety/crisis-lines'
import { type KeyboardEvent, useRef } from 'react'
import { composes } from '../../../platform/composing'
import { useLanguage } from '../../../platform/preferences'
import { useAgeBand, useRegion } from '../../../platform/region'
import { useWords } from '../../../platform/words'
import { CrisisLinesList } from '../../../ui/crisis-lines-list'
import { Icon } from '../../../ui/icon'
import { type PlanPart, planLimits, planParts, planSteps, type SafetyPlan, writtenLines } from './safety-plan'
import { safetyPlanWords } from './safety-plan.words'

/** A step that unfolds: a field for each line, and an empty one for the next. Its window is lit once something stands there. */
export function PlanStep({
  part,
  plan,
  isReady,
  isOpen,
  onLine,
}: {
  readonly part: PlanPart
  readonly plan: SafetyPlan
  readonly isReady: boolean
  /** Whether it is unfolded at first. */
  readonly isOpen: boolean
  readonly onLine: (at: number, text: string) => void
}) {
  const words = useWords(safetyPlanWords)
  const { lines } = crisisContacts(useRegion(), {
    ageBand: useAgeBand() ?? undefined,
    language: useLanguage(),
  })
  const fields = useRef<HTMLUListElement>(null)
  const { title, hint } = words.steps[part]
  const count = writtenLines(plan, part).length
  const at = planParts.indexOf(part)
  const shown = plan[part].length < planLimits.lines ? [...plan[part], ''] : plan[part]

  function onKey(event: KeyboardEvent<HTMLTextAreaElement>, line: number) {
    if (event.key !== 'Enter' || composes(event.nativeEvent)) return
    event.preventDefault()
    fields.current?.querySelectorAll('textarea')[line + 1]?.focus()
  }

  return (
    <li>
      <details open={isOpen}>
        <summary>
          <i className="plan-window" data-lit={count > 0 ? '' : undefined} aria-hidden="true" />
          <h3>
            {at < planSteps.length && words.number(at + 1)}
            {title}
          </h3>
          {count > 0 && <span className="hidden">{words.lines(count)}</span>}
          <Icon name="down" />
        </summary>
        <div className="stack">
          <p className="hint">{hint}</p>
          {part === 'professionals' && lines.length > 0 && (
            <div className="support stack">
              <p className="small">{words.linesOfRegion}</p>
              <CrisisLinesList emergency={[]} lines={lines} />
            </div>
          )}
          {isReady && (
            <ul className="plain plan-lines" ref={fields}>
              {shown.map((line, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place; the field must stay while it is typed in
                <li key={index}>
                  <textarea
                    rows={1}
                    maxLength={planLimits.characters}
                    enterKeyHint="next"
                    aria-label={words.line(title, index + 1)}
                    value={line}
                    onChange={(event) => onLine(index, event.target.value)}
                    onKeyDown={(event) => onKey(event, index)}
                  />
                </li>
              ))}
            </ul>
          )}
        </div>
      </details>
    </li>
  )
}
