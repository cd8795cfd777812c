import type { ReminderPlan } from '@amhs/domain/reminders/reminder-plan'
import { reminderHours, reminderKinds, reminderRhythms } from '@amhs/domain/reminders/reminder-plan'
import type { FormEvent } from 'react'
import { useId, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { announce } from '../../../platform/announcer'
import { currentDraftOwner } from '../../../platform/drafts'
import { useWords } from '../../../platform/words'
import { ChoiceChips } from '../../../ui/choice-chips'
import { forgetDraft, keepDraft, readDraft } from '../../../ui/form/form-draft'
import { Icon } from '../../../ui/icon'
import type { ReminderWish, WishProblem } from './reminder-wish'
import { firstWish, planOf } from './reminder-wish'
import { remindersWords } from './reminders.words'

/** What was chosen and not saved stays in this tab under this name, like what is typed in a form. */
const draftName = 'reminder'

/** Where the device's clock says that it is. */
const placeOfDevice = () => Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC'

/**
 * What for, how often, from when, at which hour, until when. As a mail, where one can be sent, and always as a file for the
 * calendar, which is made on the device.
 */
export function ReminderForm({
  onSave,
}: {
  /** Absent where no mail can be sent: then the file alone is offered. Answers whether it is saved, and the text to show. */
  readonly onSave?: (
    wish: ReminderWish,
    plan: ReminderPlan,
    nextAt: number,
  ) => Promise<{ readonly isSaved: boolean; readonly text: string }>
}) {
  const words = useWords(remindersWords)
  const id = useId()
  const { state } = useLocation()
  const [timeZone] = useState(placeOfDevice)
  const [owner] = useState(currentDraftOwner)
  const [wish, setWish] = useState(() =>
    firstWish(
      state,
      Date.now(),
      timeZone,
      readDraft(owner, draftName, ['kind', 'every', 'firstDay', 'hour', 'until']),
    ),
  )
  const [problem, setProblem] = useState<WishProblem | null>(null)
  const [done, setDone] = useState('')
  const [busy, setBusy] = useState(false)
  const change = (part: Partial<ReminderWish>) => {
    const next = { ...wish, ...part }
    setWish(next)
    keepDraft(owner, draftName, { ...next, hour: String(next.hour) })
    setDone('')
  }

  /** The plan, or the problem shown and read out, with the reading place at its field. */
  function checked() {
    const found = planOf(wish, Date.now(), timeZone)
    if ('plan' in found) {
      setProblem(null)
      return found
    }
    setProblem(found.problem)
    announce(words[found.problem], 'assertive')
    const field = { wrongDay: 'first', wrongUntil: 'until', passed: 'hour' }[found.problem]
    document.getElementById(`${id}-${field}`)?.focus()
    return null
  }

  async function save(event: FormEvent) {
    event.preventDefault()
    const found = checked()
    if (!found || !onSave || busy) return
    setBusy(true)
    const { isSaved, text } = await onSave(wish, found.plan, found.nextAt)
    if (isSaved) forgetDraft(owner, draftName)
    setDone(text)
    setBusy(false)
  }

  async function intoCalendar() {
    const found = checked()
    if (!found) return
    const { downloadCalendarDay } = await import('../../../platform/calendar-day')
    const { firstDay, every, until } = found.plan
    forgetDraft(owner, draftName)
    downloadCalendarDay(new Date(`${firstDay}T12:00:00`), words.calendarTitle, { every, until })
    setDone(words.calendarDone)
  }

  const stateOf = (field: WishProblem) => ({
    'aria-invalid': problem === field || undefined,
    'aria-describedby': problem === field ? `${id}-problem` : undefined,
  })
  const error = (field: WishProblem) =>
    problem === field && (
      <p className="error" id={`${id}-problem`}>
        {words[field]}
      </p>
    )

  return (
    <form method="post" className="stack" noValidate onSubmit={(event) => void save(event)}>
      <ChoiceChips
        legend={words.what}
        options={reminderKinds}
        chosen={wish.kind}
        labelOf={(kind) => words.kinds[kind]}
        onChoose={(kind) => change({ kind })}
      />
      <ChoiceChips
        legend={words.every}
        options={reminderRhythms}
        chosen={wish.every}
        labelOf={(every) => words.rhythms[every]}
        onChoose={(every) => change({ every })}
      />
      <div className="field">
        <label htmlFor={`${id}-first`}>{words.firstDay}</label>
        <input
          id={`${id}-first`}
          type="date"
          value={wish.firstDay}
          onChange={({ target }) => change({ firstDay: target.value })}
          {...stateOf('wrongDay')}
        />
        {error('wrongDay')}
      </div>
      <div className="field">
        <label htmlFor={`${id}-hour`}>{words.hour}</label>
        <select
          id={`${id}-hour`}
          value={wish.hour}
          onChange={({ target }) => change({ hour: Number(target.value) })}
          {...stateOf('passed')}
        >
          {reminderHours.map((hour) => (
            <option key={hour} value={hour}>{`${hour}:00`}</option>
          ))}
        </select>
        {error('passed')}
        <p className="hint">{words.hourHint(timeZone)}</p>
      </div>
      {wish.every !== 'once' && (
        <div className="field">
          <label htmlFor={`${id}-until`}>{words.until}</label>
          <input
            id={`${id}-until`}
            type="date"
            value={wish.until}
            onChange={({ target }) => change({ until: target.value })}
            {...stateOf('wrongUntil')}
          />
          {error('wrongUntil')}
        </div>
      )}
      <div className="row">
        {onSave && (
          <button type="submit" className="button primary">
            {busy ? words.saving : words.save}
          </button>
        )}
        <button type="button" className="button" onClick={() => void intoCalendar()}>
          <Icon name="down" />
          {words.calendar}
        </button>
      </div>
      <p role="status">{done}</p>
    </form>
  )
}
