import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { cancelHeadingFocus } from '../../../platform/heading-focus'
import type { AuthMode, SessionUser } from '../../../platform/session'
import { useWords } from '../../../platform/words'
import { GatedReminders } from './gated-reminders'
import { ReminderForm } from './reminder-form'
import { remindersWords } from './reminders.words'

/** Reminders in the profile. Who comes from "remind me" elsewhere lands here. */
export function RemindersSection({ user, mode }: { readonly user: SessionUser; readonly mode: AuthMode }) {
  const words = useWords(remindersWords)
  const heading = useRef<HTMLHeadingElement>(null)
  const { hash, state } = useLocation()
  const isWanted = hash === '#reminders' || Reflect.get(Object(state), 'remind') !== undefined
  useEffect(() => {
    if (!isWanted) return
    // After the navigation, which scrolls to the top and gives the focus to the page's own heading.
    const timer = setTimeout(() => {
      cancelHeadingFocus()
      heading.current?.focus()
    })
    return () => clearTimeout(timer)
  }, [isWanted])
  const byMail = mode === 'hosted' && user.emailVerified
  return (
    <section className="stack" aria-labelledby="reminders">
      <h2 id="reminders" ref={heading} tabIndex={-1}>
        {words.heading}
      </h2>
      <p>{byMail ? words.lead : mode === 'hosted' ? words.unverified : words.calendarOnly}</p>
      {byMail ? <GatedReminders uid={user.id} /> : <ReminderForm />}
    </section>
  )
}
