import { roleLabels } from '@amhs/domain/accounts/roles'
import { inLanguage } from '@amhs/domain/localized'
import type { ReactNode } from 'react'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { cancelHeadingFocus } from '../../../platform/heading-focus'
import { useLanguage } from '../../../platform/preferences'
import type { AuthMode, SessionUser } from '../../../platform/session'
import { useWords } from '../../../platform/words'
import { EmailText } from '../../../ui/email-text'
import { Icon } from '../../../ui/icon'
import { profileWords } from './profile.words'
import type { ProfilePart } from './profile-parts'

/**
 * One part of the profile under its own heading. On a wide screen it lies open; on a phone its heading is a button that opens
 * it, so that the page begins as a list of its parts. An address that names the part opens it and goes there.
 */
export function ProfileSection({
  part,
  heading,
  children,
}: {
  readonly part: ProfilePart
  readonly heading: string
  readonly children: ReactNode
}) {
  const title = useRef<HTMLHeadingElement>(null)
  const { hash, state, key } = useLocation()
  const isWanted =
    hash === `#${part}` || (part === 'reminders' && Reflect.get(Object(state), 'remind') !== undefined)
  const [isOpen, setIsOpen] = useState(isWanted)
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for again, it is opened and read out again
  useEffect(() => {
    if (!isWanted) return
    setIsOpen(true)
    // After the navigation, which scrolls to the top and gives the focus to the page's own heading.
    const timer = setTimeout(() => {
      cancelHeadingFocus()
      title.current?.focus()
    })
    return () => clearTimeout(timer)
  }, [isWanted, key])
  return (
    <section className="profile-part stack" aria-labelledby={part} data-open={isOpen || undefined}>
      <h2 id={part} ref={title} tabIndex={-1}>
        <span className="profile-part-title">{heading}</span>
        <button
          type="button"
          className="profile-part-button"
          aria-expanded={isOpen}
          aria-controls={`${part}-part`}
          onClick={() => setIsOpen(!isOpen)}
        >
          {heading}
          <Icon name="down" />
        </button>
      </h2>
      <div id={`${part}-part`} className="profile-part-body stack">
        {children}
      </div>
    </section>
  )
}

/** Address, role and kind of the account; none of them can be changed here. */
export function AccountFacts({ user, mode }: { readonly user: SessionUser; readonly mode: AuthMode }) {
  const words = useWords(profileWords)
  const language = useLanguage()
  return (
    <section className="stack" aria-labelledby="account">
      <h2 id="account" tabIndex={-1}>
        {words.accountHeading}
      </h2>
      <dl className="account-facts">
        <div>
          <dt>{words.address}</dt>
          <dd>
            <EmailText address={user.email} />
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
    </section>
  )
}
