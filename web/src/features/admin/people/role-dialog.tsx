import type { Role } from '@amhs/domain/accounts/roles'
import { roleLabels, roles } from '@amhs/domain/accounts/roles'
import { inLanguage } from '@amhs/domain/localized'
import { useId, useState } from 'react'
import { useLanguage } from '../../../platform/preferences'
import { useWords } from '../../../platform/words'
import { useQuestionDialog } from '../../../ui/use-question-dialog'
import { adminWords } from '../admin.words'

/**
 * Asks for the role that somebody shall have. A dialog and not a list in the row: a slip with the arrow keys must not give anybody
 * another role.
 */
export function RoleDialog({
  name,
  current,
  isOwn,
  onAnswer,
}: {
  readonly name: string
  readonly current: Role
  readonly isOwn: boolean
  /** The chosen role; null where nothing is to change. */
  readonly onAnswer: (role: Role | null) => void
}) {
  const words = useWords(adminWords)
  const language = useLanguage()
  const id = useId()
  const [chosen, setChosen] = useState(current)
  const { dialogProps, back, answer } = useQuestionDialog<Role | null>(null, onAnswer)
  return (
    <dialog
      {...dialogProps}
      className="stack"
      aria-labelledby={id}
      aria-describedby={isOwn ? `${id}-own` : undefined}
    >
      <h2 id={id}>{words.roleHeading(name)}</h2>
      {isOwn && <p id={`${id}-own`}>{words.changeOwnRole}</p>}
      <fieldset className="choices">
        <legend className="hidden">{words.role}</legend>
        {roles.map((one) => (
          <label className="choice" key={one}>
            <input
              type="radio"
              name={id}
              value={one}
              checked={one === chosen}
              onChange={() => setChosen(one)}
            />
            {inLanguage(roleLabels[one], language)}
          </label>
        ))}
      </fieldset>
      {/* There from the beginning, so that what a choice opens is said as it is chosen. */}
      <p role="status">{chosen !== current && words.roleWarnings[chosen]}</p>
      <div className="row">
        <button type="button" className="button primary" ref={back} onClick={() => answer(null)}>
          {words.keepRole}
        </button>
        <button
          type="button"
          className="button"
          aria-disabled={chosen === current}
          onClick={() => chosen !== current && answer(chosen)}
        >
          {words.changeRole}
        </button>
      </div>
    </dialog>
  )
}
