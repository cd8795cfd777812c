import { lazy, Suspense, useSyncExternalStore } from 'react'
import { deviceConsents, startConsents } from '../../platform/consents'
import { FirebaseGate } from '../../platform/firebase/firebase-gate'
import { useSession } from '../../platform/session'
import { useWords } from '../../platform/words'
import { Page } from '../../ui/page'
import './account.css'
import { ConsentsSection } from './consents-section'
import { DeleteAccountForm } from './delete-account-form'
import { ModeChoice } from './mode-choice'
import { NamesForm } from './names-form'
import { PasswordForm } from './password-form'
import { PreferencesForm } from './preferences-form'
import { profileWords } from './profile.words'
import { AccountFacts, ProfileSection } from './profile-sections'
import { YourDataSection } from './your-data-section'

const CloudProfile = lazy(async () => {
  const { CloudProfile } = await import('./cloud-profile')
  return { default: CloudProfile }
})

/** Everything about the person's account: who they are, how the site behaves for them, and their data. */
export default function ProfilePage() {
  const words = useWords(profileWords)
  const session = useSession()
  if (session.status !== 'signed-in') return null
  const { user, mode } = session
  return (
    <Page heading={words.title} lead={words.lead}>
      <AccountFacts user={user} mode={mode} />
      <NamesForm user={user} mode={mode} />
      <PreferencesForm mode={mode} />
      {mode === 'hosted' ? (
        <FirebaseGate onlyFor={user.id}>
          <Suspense fallback={null}>
            <CloudProfile uid={user.id} />
          </Suspense>
        </FirebaseGate>
      ) : (
        <LocalConsents />
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
