import { inLanguage } from '@amhs/domain/localized'
import { fillText } from '@amhs/domain/safety/fill-template'
import { lineActions, telephoneHref } from '@amhs/domain/safety/line-actions'
import { safetyTemplate } from '@amhs/domain/safety/templates'
import { useEffect, useRef } from 'react'
import { useLanguage } from '../../platform/preferences'
import { useWords } from '../../platform/words'
import { RegionChoice } from '../../ui/region-choice'
import { supportWords } from '../../ui/support.words'
import { useContacts } from './use-contacts'

/**
 * Level L3: the emergency number first, as a button, the hotline, "I am with someone now", and nothing else on the screen
 * (section 4 of the safety specification). It stays until the person closes it; the card below remains.
 */
export function EmergencyDialog({ onClose }: { readonly onClose: () => void }) {
  const language = useLanguage()
  const words = useWords(supportWords)
  const contacts = useContacts()
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    dialog.current?.showModal()
    heading.current?.focus()
  }, [])

  const template = safetyTemplate('L3')
  const step = template.parts.find(({ role }) => role === 'immediate-step')
  const [emergency] = contacts.emergency
  const [line] = contacts.lines
  const action = line && lineActions(line)[0]
  return (
    <dialog
      ref={dialog}
      className="emergency-card stack"
      role="alertdialog"
      aria-labelledby="emergency-title"
      aria-describedby="emergency-step"
      onClose={onClose}
    >
      {emergency && (
        <a className="button help big" href={telephoneHref(emergency.number) ?? undefined}>
          <b>{emergency.number}</b> {inLanguage(emergency.for, language)}
        </a>
      )}
      <h2 id="emergency-title" ref={heading} tabIndex={-1}>
        {inLanguage(template.title, language)}
      </h2>
      <p id="emergency-step">{step && fillText(inLanguage(step.text, language), contacts, language)}</p>
      {!emergency && <RegionChoice />}
      {line && action && (
        <a className="button help big" href={action.href} rel="noreferrer">
          <b>{action.kind === 'call' ? action.shown : words.website(action.shown)}</b>{' '}
          {inLanguage(line.name, language)}
        </a>
      )}
      {template.answers.map(({ id, label }) => (
        <button key={id} type="button" className="button big" onClick={() => dialog.current?.close()}>
          {inLanguage(label, language)}
        </button>
      ))}
    </dialog>
  )
}
