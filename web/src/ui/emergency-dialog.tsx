import { inLanguage } from '@amhs/domain/localized'
import { crisisContacts } from '@amhs/domain/safety/crisis-lines'
import { fillText } from '@amhs/domain/safety/fill-template'
import { lineActions, telephoneHref } from '@amhs/domain/safety/line-actions'
import { safetyTemplate } from '@amhs/domain/safety/templates'
import { useEffect, useId, useRef } from 'react'
import { useLanguage } from '../platform/preferences'
import { useAgeBand, useRegion } from '../platform/region'
import { useActionText } from './crisis-lines-list'
import './emergency-dialog.css'
import { QuickExitLink } from './quick-exit-link'
import { RegionChoice } from './region-choice'

/**
 * Level L3, and whoever is not safe: the emergency number first, as a button, the hotline, "I am with someone now", and
 * nothing else of the page (section 4 of the safety specification). It stays until the person closes it. Since it covers
 * the header, it holds quick exit too, last, so that nobody must close it before they can leave.
 */
export function EmergencyDialog({
  template: id,
  focus,
  onClose,
}: {
  readonly template: 'L3' | 'safe-no'
  /** What has the focus at first: the number, where a button has just been pressed; the heading, where words were sent. */
  readonly focus: 'number' | 'heading'
  readonly onClose: () => void
}) {
  const language = useLanguage()
  const contacts = crisisContacts(useRegion(), { ageBand: useAgeBand() ?? undefined })
  const actionText = useActionText()
  const names = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  // Opening gives the focus to the first link, which is the number.
  useEffect(() => {
    dialog.current?.showModal()
    // Without scrolling: on a small screen the number must stay what is seen first.
    if (focus === 'heading') heading.current?.focus({ preventScroll: true })
  }, [focus])

  const template = safetyTemplate(id)
  const step = template.parts.find(({ role }) => role === 'immediate-step')
  const [emergency] = contacts.emergency
  const [line] = contacts.lines
  const action = line && lineActions(line)[0]
  return (
    <dialog
      ref={dialog}
      className="emergency stack"
      role="alertdialog"
      aria-labelledby={`${names}-title`}
      aria-describedby={`${names}-step`}
      onClose={onClose}
    >
      {emergency && (
        <a className="button help big emergency-call" href={telephoneHref(emergency.number) ?? undefined}>
          <b>{emergency.number}</b> {inLanguage(emergency.for, language)}
        </a>
      )}
      <h2 id={`${names}-title`} ref={heading} tabIndex={-1}>
        {inLanguage(template.title, language)}
      </h2>
      <p id={`${names}-step`}>{step && fillText(inLanguage(step.text, language), contacts, language)}</p>
      {!emergency && <RegionChoice />}
      {line && action && (
        <a className="button help big emergency-line" href={action.href} rel="noreferrer">
          <b>{actionText(action)}</b> {inLanguage(line.name, language)}
        </a>
      )}
      {template.answers.map(({ id: answer, label }) => (
        <button key={answer} type="button" className="button big" onClick={() => dialog.current?.close()}>
          {inLanguage(label, language)}
        </button>
      ))}
      <QuickExitLink />
    </dialog>
  )
}
