import { inLanguage } from '@amhs/domain/localized'
import { crisisContacts } from '@amhs/domain/safety/crisis-lines'
import { fillText } from '@amhs/domain/safety/fill-template'
import { lineActions, telephoneHref } from '@amhs/domain/safety/line-actions'
import { safetyTemplate } from '@amhs/domain/safety/templates'
import { useEffect, useRef } from 'react'
import { useLanguage } from '../../platform/preferences'
import { useAgeBand, useRegion } from '../../platform/region'
import { RegionChoice } from '../../ui/region-choice'

/**
 * For somebody who is not safe: the emergency number first, as a button; the hotline; "I am with someone now". Nothing
 * else, no sentence longer than twelve words, and no timer (chat-safety specification, section 4, L3).
 */
export function EmergencyDialog({ onClose }: { readonly onClose: () => void }) {
  const language = useLanguage()
  const ageBand = useAgeBand() ?? undefined
  const contacts = crisisContacts(useRegion(), { ageBand })
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    dialog.current?.showModal()
  }, [])

  const template = safetyTemplate('safe-no')
  const [withSomeone] = template.answers
  const step = template.parts.find(({ role }) => role === 'immediate-step')
  const [emergency] = contacts.emergency
  const line = contacts.lines[0]
  const action = line && lineActions(line)[0]
  return (
    <dialog
      ref={dialog}
      className="emergency stack"
      role="alertdialog"
      aria-labelledby="emergency-heading"
      aria-describedby="emergency-words"
      onClose={onClose}
    >
      {emergency && (
        <a className="button help big emergency-call" href={telephoneHref(emergency.number) ?? undefined}>
          <b>{emergency.number}</b> {inLanguage(emergency.for, language)}
        </a>
      )}
      <h2 id="emergency-heading" tabIndex={-1}>
        {inLanguage(template.title, language)}
      </h2>
      {step && <p id="emergency-words">{fillText(inLanguage(step.text, language), contacts, language)}</p>}
      {!emergency && <RegionChoice />}
      {line && action && (
        <a className="button help big emergency-line" href={action.href} rel="noreferrer">
          <b>{action.shown}</b> {inLanguage(line.name, language)}
        </a>
      )}
      {withSomeone && (
        <button type="button" className="button big" onClick={() => dialog.current?.close()}>
          {inLanguage(withSomeone.label, language)}
        </button>
      )}
    </dialog>
  )
}
