import type { Instrument } from '@amhs/domain/instruments/instrument'
import { inLanguage } from '@amhs/domain/localized'
import { linesFor } from '@amhs/domain/safety/age-for-lines'
import { crisisContacts, type EmergencyNumber, emergencyToCall } from '@amhs/domain/safety/crisis-lines'
import { lineActions, telephoneHref } from '@amhs/domain/safety/line-actions'
import { lineNameBeside } from '@amhs/domain/safety/line-name'
import { safetyTemplate } from '@amhs/domain/safety/templates'
import { useEffect, useRef, useState } from 'react'
import { consumeHeadingFocus } from '../../../platform/heading-focus'
import { useLanguage } from '../../../platform/preferences'
import { useAgeBand, useRegion } from '../../../platform/region'
import { useWords } from '../../../platform/words'
import { CrisisLinesList, useActionText } from '../../../ui/crisis-lines-list'
import { takeFocus } from '../../../ui/take-focus'
import { notSafeWords } from './not-safe.words'
import { questionsWords } from './questions.words'

/**
 * Somebody has said that they are not safe and went on with the questions: the emergency numbers stay above each of them, until they say
 * that they are safe. Give the question as the `key`, so that the thanks stand beside one of them alone.
 */
export function NotSafeRow({
  isUnsafe,
  onSafe,
}: {
  readonly isUnsafe: boolean
  readonly onSafe: () => void
}) {
  const words = useWords(notSafeWords)
  const [saidSafe, setSaidSafe] = useState(false)
  // Ambulance and police, where a region has both.
  const numbers = emergencyToCall(useContacts()).slice(0, 2)
  if (!isUnsafe) return saidSafe && <Thanks />
  return (
    <section className="row numbers-row" aria-label={words.row}>
      {numbers.map((entry) => (
        <EmergencyButton key={entry.number} entry={entry} />
      ))}
      <SafeNow
        onPress={() => {
          setSaidSafe(true)
          onSafe()
        }}
      />
    </section>
  )
}

/**
 * Whoever has seen a support card keeps a line to talk to and the emergency number on each question after it: above the question, since what
 * comes after the answers lies behind the bar of a phone.
 */
export function SupportRow({ instrument }: { readonly instrument: Pick<Instrument, 'respondent'> }) {
  const words = useWords(questionsWords)
  const language = useLanguage()
  const actionText = useActionText()
  const ageBand = linesFor(instrument, useAgeBand())
  const contacts = crisisContacts(useRegion(), { ageBand, language })
  const [line] = contacts.lines
  const action = line && lineActions(line)[0]
  const name = line && inLanguage(lineNameBeside(line), language)
  return (
    <section className="row numbers-row support-row" aria-label={words.supportRow}>
      {action && (
        <a className="button" href={action.href} rel="noreferrer">
          <span>
            <b>{actionText(action)}</b> <span className="small">{name}</span>
          </span>
        </a>
      )}
      {emergencyToCall(contacts)
        .slice(0, 1)
        .map((entry) => (
          <EmergencyButton key={entry.number} entry={entry} />
        ))}
    </section>
  )
}

function EmergencyButton({ entry }: { readonly entry: EmergencyNumber }) {
  const language = useLanguage()
  return (
    <a className="button help" href={telephoneHref(entry.number) ?? undefined}>
      <span>
        <b>{entry.number}</b> <span className="small">{inLanguage(entry.for, language)}</span>
      </span>
    </a>
  )
}

/** What a result opens with for them: whom to call, read before anything about a score. */
export function NotSafeFirst({ onSafe }: { readonly onSafe: () => void }) {
  const words = useWords(notSafeWords)
  const contacts = useContacts()
  const heading = useRef<HTMLHeadingElement>(null)
  const [saidSafe, setSaidSafe] = useState(false)
  // Whoever has just come here is led to this heading, instead of to the one of the result below it.
  useEffect(() => {
    if (heading.current) consumeHeadingFocus(heading.current)
  }, [])
  if (saidSafe) return <Thanks />
  return (
    <section className="support stack no-print" aria-labelledby="not-safe">
      <h2 id="not-safe" ref={heading} tabIndex={-1} data-part-heading>
        {words.heading}
      </h2>
      <CrisisLinesList emergency={emergencyToCall(contacts)} lines={contacts.lines.slice(0, 1)} />
      <SafeNow
        onPress={() => {
          setSaidSafe(true)
          onSafe()
        }}
      />
    </section>
  )
}

function SafeNow({ onPress }: { readonly onPress: () => void }) {
  const words = useWords(notSafeWords)
  return (
    <button type="button" className="button" onClick={onPress}>
      {words.safeNow}
    </button>
  )
}

/** In place of what was pressed: it has the focus, and is heard. */
function Thanks() {
  const language = useLanguage()
  const thanks = safetyTemplate('safe-yes').parts.find(({ role }) => role === 'acknowledge')
  return (
    thanks && (
      <p className="no-print" ref={takeFocus} tabIndex={-1}>
        {inLanguage(thanks.text, language)}
      </p>
    )
  )
}

function useContacts() {
  const region = useRegion()
  return crisisContacts(region, { ageBand: useAgeBand() ?? undefined, language: useLanguage() })
}
