import type { AuthMode, SessionUser } from '../../../platform/session'
import { useWords } from '../../../platform/words'
import { ProfileSection } from '../profile/profile-sections'
import { GatedReminders } from './gated-reminders'
import { ReminderForm } from './reminder-form'
import { remindersWords } from './reminders.words'

/** Reminders in the profile. Who comes from "remind me" elsewhere lands here. */
export function RemindersSection({ user, mode }: { readonly user: SessionUser; readonly mode: AuthMode }) {
  const words = useWords(remindersWords)
  const byMail = mode === 'hosted' && user.emailVerified
  return (
    <ProfileSection part="reminders" heading={words.heading}>
      <p>{byMail ? words.lead : mode === 'hosted' ? words.unverified : words.calendarOnly}</p>
      {byMail ? <GatedReminders uid={user.id} /> : <ReminderForm />}
    </ProfileSection>
  )
}
