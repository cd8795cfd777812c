import { inLanguage } from '@amhs/domain/localized'
import { crisisContacts, emergencyToCall } from '@amhs/domain/safety/crisis-lines'
import { lineActions, telephoneHref } from '@amhs/domain/safety/line-actions'
import { lineNameBeside } from '@amhs/domain/safety/line-name'
import { useLanguage } from '../../../platform/preferences'
import { useAgeBand, useRegion } from '../../../platform/region'
import { useWords } from '../../../platform/words'
import { useActionText } from '../../../ui/crisis-lines-list'
import { cutAtNumbers, planSteps, type SafetyPlan, writtenLines } from './safety-plan'
import { safetyPlanWords } from './safety-plan.words'

/** The plan to read, to show to somebody and to print: nothing to fill in, and every number dials. */
export function PlanSheet({ plan }: { readonly plan: SafetyPlan }) {
  const words = useWords(safetyPlanWords)
  const language = useLanguage()
  const actionText = useActionText()
  const contacts = crisisContacts(useRegion(), { ageBand: useAgeBand() ?? undefined, language })
  const matters = writtenLines(plan, 'matters')
  return (
    <div className="plan-sheet stack">
      <p className="print-only">
        <b>{words.danger}</b> {words.dangerText}{' '}
        {emergencyToCall(contacts)
          .map((entry) => `${entry.number} ${inLanguage(entry.for, language)}`)
          .join(' · ')}
      </p>
      <ol className="plain">
        {planSteps.map((part, at) => (
          <li key={part}>
            <h3>
              {words.number(at + 1)}
              {words.steps[part].title}
            </h3>
            <ul className="plain">
              {part === 'professionals' &&
                contacts.lines.flatMap((line) => {
                  const [action] = lineActions(line)
                  if (!action) return []
                  return (
                    <li key={line.id}>
                      <a href={action.href} rel="noreferrer">
                        {actionText(action)}
                      </a>{' '}
                      {inLanguage(action.kind === 'call' ? lineNameBeside(line) : line.name, language)}
                    </li>
                  )
                })}
              {writtenLines(plan, part).map((line, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two lines may say the same
                <li key={at}>
                  {part === 'people' || part === 'professionals' ? <WithNumbers line={line} /> : line}
                </li>
              ))}
              {writtenLines(plan, part).length === 0 && part !== 'professionals' && (
                <li className="muted plan-empty">{words.nothing}</li>
              )}
            </ul>
          </li>
        ))}
      </ol>
      {matters.length > 0 && (
        <div>
          <h3>{words.steps.matters.title}</h3>
          <ul className="plain">
            {matters.map((line, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two lines may say the same
              <li key={at}>{line}</li>
            ))}
          </ul>
        </div>
      )}
      <p className="print-only small">{words.credit}</p>
    </div>
  )
}

function WithNumbers({ line }: { readonly line: string }) {
  return cutAtNumbers(line).map(({ text, isNumber, at }) =>
    isNumber ? (
      <a key={at} href={telephoneHref(text) ?? undefined}>
        {text}
      </a>
    ) : (
      text
    ),
  )
}
