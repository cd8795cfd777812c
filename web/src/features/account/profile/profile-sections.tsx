import { roleLabels } from '@amhs/domain/accounts/roles'
import { inLanguage } from '@amhs/domain/localized'
import type { ReactNode } from 'react'
import { useId } from 'react'
import { useLanguage } from '../../../platform/preferences'
import type { AuthMode, SessionUser } from '../../../platform/session'
import { useWords } from '../../../platform/words'
import { profileWords } from './profile.words'

/** One part of the profile under its own heading. */
export function ProfileSection({
  heading,
  children,
}: {
  readonly heading: string
  readonly children: ReactNode
}) {
  const id = useId()
  return (
    <section className="stack" aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      {children}
    </section>
  )
}

/** Address, role and kind of the account; none of them can be changed here. */
export function AccountFacts({ user, mode }: { readonly user: SessionUser; readonly mode: AuthMode }) {
  const words = useWords(profileWords)
  const language = useLanguage()
  return (
    <ProfileSection heading={words.accountHeading}>
      <dl className="account-facts">
        <div>
          <dt>{words.address}</dt>
          <dd>
            {user.email}
            {mode === 'hosted' && ` – ${user.emailVerified ? words.verified : words.unverified}`}
          </dd>
        </div>
        <div>
          <dt>{words.role}</dt>
          <dd>{inLanguage(roleLabels[user.role], language)}</dd>
        </div>
        <div>
          <dt>{words.kept}</dt>
          <dd>{mode === 'hosted' ? words.keptHosted : words.keptLocal}</dd>
        </div>
      </dl>
    </ProfileSection>
  )
}
