import type { Instrument, SafetyNotice } from '@amhs/domain/instruments/instrument'
import { safetyWords } from '@amhs/domain/instruments/safety-words'
import { inLanguage } from '@amhs/domain/localized'
import { isMinor } from '@amhs/domain/safety/age-band'
import { crisisContacts } from '@amhs/domain/safety/crisis-lines'
import { fillText } from '@amhs/domain/safety/fill-template'
import type { TemplateId, TemplatePartRole } from '@amhs/domain/safety/templates'
import { safetyTemplate } from '@amhs/domain/safety/templates'
import { useEffect, useRef, useState } from 'react'
import { useLanguage } from '../../platform/preferences'
import { useAgeBand, useRegion } from '../../platform/region'
import { useWords } from '../../platform/words'
import { EmergencyDialog } from '../../ui/emergency-dialog'
import { SupportCard } from '../../ui/support-card'
import { testWords } from './test.words'

type SafeAnswer = 'yes' | 'not-sure' | 'no'

/**
 * The support card that an answer calls for, at once and at any total. It stays for the rest of the screening: one
 * "I am safe" or a changed answer does not close it (chat-safety specification, sections 4 and 6). All its words are
 * the reviewed ones of the domain.
 *
 * @param focus whether the heading takes the focus; not while arrow keys pass through the options
 */
export function SafetyCard({
  instrument,
  notice,
  focus,
}: {
  readonly instrument: Instrument
  readonly notice: SafetyNotice
  readonly focus: boolean
}) {
  const words = useWords(testWords)
  const language = useLanguage()
  const ageBand = useAgeBand() ?? undefined
  const template = useTemplateText()
  const box = useRef<HTMLDivElement>(null)
  const [safe, setSafe] = useState<SafeAnswer | null>(null)
  const [urgent, setUrgent] = useState(false)
  useEffect(() => {
    if (focus) box.current?.querySelector('h2')?.focus()
  }, [focus])

  const crisis = notice.level === 'crisis'
  const ofParent = instrument.respondent === 'parent'
  return (
    <div ref={box} className="stack">
      <SupportCard heading={crisis ? words.supportHeading : words.softHeading} urgent>
        <p>{inLanguage(safetyWords(instrument, notice), language)}</p>
        {notice.reason === 'declined' && <p>{words.noScore}</p>}
        {ofParent && <p>{template('caregiver', 'immediate-step')}</p>}
        {isMinor(ageBand) && <p>{template('minor', 'trusted-person')}</p>}
      </SupportCard>
      {crisis && (
        <div className="support stack safe-now">
          <SafeQuestion
            chosen={safe}
            onChoose={(answer) => {
              setSafe(answer)
              setUrgent(answer !== 'yes')
            }}
          />
          {safe === 'yes' && (
            <p role="status">
              {template('safe-yes', 'acknowledge')} {words.keepNumbers}
            </p>
          )}
          <p>{template('L2', 'trusted-person')}</p>
        </div>
      )}
      {urgent && <EmergencyDialog template="safe-no" focus="number" onClose={() => setUrgent(false)} />}
    </div>
  )
}

/** "Are you safe right now?": whatever is answered, the card stays. */
function SafeQuestion({
  chosen,
  onChoose,
}: {
  readonly chosen: SafeAnswer | null
  readonly onChoose: (answer: SafeAnswer) => void
}) {
  const words = useWords(testWords)
  const language = useLanguage()
  const answers: readonly SafeAnswer[] = ['yes', 'not-sure', 'no']
  return (
    <fieldset>
      <legend className="label">{words.safeNow}</legend>
      <div className="row">
        {safetyTemplate('L2').answers.map(({ id, label }) => {
          const answer = answers.find((candidate) => candidate === id)
          return (
            answer && (
              <button
                key={id}
                type="button"
                className="button"
                aria-pressed={chosen === answer}
                onClick={() => onChoose(answer)}
              >
                {inLanguage(label, language)}
              </button>
            )
          )
        })}
      </div>
    </fieldset>
  )
}

/** Gives a part of a reviewed template with the contacts of the person's region in it. */
function useTemplateText(): (id: TemplateId, role: TemplatePartRole) => string {
  const language = useLanguage()
  const ageBand = useAgeBand() ?? undefined
  const contacts = crisisContacts(useRegion(), { ageBand })
  return (id, role) => {
    const part = safetyTemplate(id).parts.find((candidate) => candidate.role === role)
    return part ? fillText(inLanguage(part.text, language), contacts, language) : ''
  }
}
