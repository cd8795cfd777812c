import { useSyncExternalStore } from 'react'
import { Link } from 'react-router-dom'
import { deviceConsents, startConsents } from '../../platform/consents'
import { paths } from '../../platform/paths'
import { useSession } from '../../platform/session'
import { useWords } from '../../platform/words'
import { Page } from '../../ui/page'
import './account.css'
import { ConsentsSection } from './profile/consents-section'
import { DeleteAccountForm } from './profile/delete-account-form'
import { HostedProfileView } from './profile/hosted-profile-view'
import { NamesForm } from './profile/names-form'
import { PasswordForm } from './profile/password-form'
import { PreferencesForm } from './profile/preferences-form'
import { profileWords } from './profile/profile.words'
import { AccountFacts, ProfileSection } from './profile/profile-sections'
import { YourDataSection } from './profile/your-data-section'
import { RemindersSection } from './reminders/reminders-section'
import { ModeChoice } from './sign-in/mode-choice'

/** Everything about the person's account: who they are, how the site behaves for them, and their data. */
export default function ProfilePage() {
  const words = useWords(profileWords)
  const session = useSession()
  if (session.status !== 'signed-in') return null
  const { user, mode } = session
  return (
    <Page heading={words.title} lead={words.leads[mode]}>
      <AccountFacts user={user} mode={mode} />
      <NamesForm user={user} mode={mode} />
      <PreferencesForm mode={mode} />
      {mode === 'hosted' ? <HostedProfileView uid={user.id} /> : <LocalConsents />}
      <RemindersSection user={user} mode={mode} />
      {mode === 'hosted' && (
        <ProfileSection heading={words.shareHeading}>
          <p>{words.shareText}</p>
          <p>
            <Link to={paths.share}>{words.shareLink}</Link>
          </p>
        </ProfileSection>
      )}
      <PasswordForm user={user} mode={mode} />
      <ProfileSection heading={words.modeHeading}>
        <p>{words.modeWarning}</p>
        <ModeChoice name="profile-mode" />
      </ProfileSection>
      <YourDataSection user={user} mode={mode} />
      <DeleteAccountForm user={user} mode={mode} />
    </Page>
  )
}

function LocalConsents() {
  const consents = useSyncExternalStore(subscribeConsents, deviceConsents.get)
  return <ConsentsSection consents={consents} />
}

function subscribeConsents(listener: () => void): () => void {
  startConsents()
  listener()
  return deviceConsents.subscribe(listener)
}
