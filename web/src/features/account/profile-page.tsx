import { useSyncExternalStore } from 'react'
import { deviceConsents, startConsents } from '../../platform/consents'
import { paths } from '../../platform/paths'
import { useSession } from '../../platform/session'
import { useWords } from '../../platform/words'
import { Link } from '../../ui/link'
import { PageHeading } from '../../ui/page-heading'
import '../../ui/work.css'
import './account.css'
import { ConsentsSection } from './profile/consents-section'
import { DeleteAccountForm } from './profile/delete-account-form'
import { HostedConsents, HostedPhoto } from './profile/hosted-profile-view'
import { NamesForm } from './profile/names-form'
import { PasswordForm } from './profile/password-form'
import { PreferencesForm } from './profile/preferences-form'
import { profileWords } from './profile/profile.words'
import './profile/profile.css'
import { ProfileNavigation } from './profile/profile-navigation'
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
    <div className="wrap page work profile">
      <div className="side">
        <PageHeading>{words.title}</PageHeading>
        <ProfileNavigation mode={mode} />
      </div>
      <div className="profile-parts">
        <p>{words.leads[mode]}</p>
        <AccountFacts user={user} mode={mode} />
        <NamesForm user={user} mode={mode} />
        {mode === 'hosted' && <HostedPhoto uid={user.id} />}
        <PasswordForm user={user} mode={mode} />
        <ProfileSection part="mode" heading={words.modeHeading}>
          <p>{words.modeWarning}</p>
          <ModeChoice name="profile-mode" />
        </ProfileSection>
        <PreferencesForm mode={mode} />
        <RemindersSection user={user} mode={mode} />
        {mode === 'hosted' ? <HostedConsents /> : <LocalConsents />}
        {mode === 'hosted' && (
          <ProfileSection part="sharing" heading={words.shareHeading}>
            <p>{words.shareText}</p>
            <p>
              <Link to={paths.share}>{words.shareLink}</Link>
            </p>
          </ProfileSection>
        )}
        <YourDataSection user={user} mode={mode} />
        <DeleteAccountForm user={user} mode={mode} />
      </div>
    </div>
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
