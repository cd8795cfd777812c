import { hasRole, isAdmin, roleLabels } from '@amhs/domain/accounts/roles'
import { inLanguage } from '@amhs/domain/localized'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { toolsThatGo } from '../platform/kept-tools'
import { paths } from '../platform/paths'
import { useLanguage } from '../platform/preferences'
import type { SessionUser } from '../platform/session'
import { useAuthMode } from '../platform/session'
import { eraseStoredResultsOf, storedResultsOf } from '../platform/stored-results'
import { useWords } from '../platform/words'
import { OnDemand } from '../ui/data/on-demand'
import { Icon } from '../ui/icon'
import { Link } from '../ui/link'
import { workSlot } from '../ui/work-slot'
import { accountMenuWords } from './account-menu.words'
import { signOutToHome } from './sign-out'
import type { LeftHere, SignOutAnswer } from './sign-out-dialog'
import { useClosingMenu } from './use-closing-menu'
import { WorkWaiting } from './work-waiting'

const loadPhoto = async () =>
  (await import('../features/account/profile/gated-header-photo')).GatedHeaderPhoto
const loadSignOutDialog = async () => (await import('./sign-out-dialog')).SignOutDialog
const loadOpenNotes = async () => (await import('../features/clients/seen/gated-open-notes')).GatedOpenNotes
const loadNews = async () => (await import('./gated-news-dot')).GatedNewsDot
const loadAdminCount = async () => (await import('../features/admin/gated-waiting')).GatedWaiting
const loadCount = async () => (await import('../features/support/inbox/gated-count')).GatedCount

workSlot.set((user) => <WorkWaiting user={user} />)

/** First name and role of the signed-in person, and the links that belong to their account. */
export function AccountMenu({ user }: { readonly user: SessionUser }) {
  const words = useWords(accountMenuWords)
  const language = useLanguage()
  const mode = useAuthMode()
  const navigate = useNavigate()
  const menu = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  /** What would be left on the device or go with the session; null while nothing is asked. */
  const [asking, setAsking] = useState<LeftHere | null>(null)
  useClosingMenu(menu)

  /**
   * A local account lives on this device, and its results with it; those of a hosted account may be meant to go with its session. What is
   * written in the tools goes with either, and nobody should learn that afterwards.
   */
  function askToSignOut() {
    menu.current?.hidePopover()
    const results = mode === 'hosted' ? storedResultsOf(user.id).length : 0
    const tools = toolsThatGo(user.id)
    if (results > 0 || tools.length > 0) setAsking({ results, tools })
    else void signOutToHome(navigate)
  }

  function answered(answer: SignOutAnswer) {
    setAsking(null)
    if (answer === 'stay') return
    if (answer === 'erase' && mode === 'hosted') eraseStoredResultsOf(user.id)
    void signOutToHome(navigate, { toolsStay: answer === 'keep' })
  }

  useEffect(() => {
    const element = menu.current
    const follow = (event: Event) => {
      const isOpen = (event as ToggleEvent).newState === 'open'
      setOpen(isOpen)
      if (isOpen) setWasOpened(true)
    }
    element?.addEventListener('toggle', follow)
    return () => element?.removeEventListener('toggle', follow)
  }, [])

  return (
    <div className="account">
      <button
        type="button"
        className="button account-button"
        popoverTarget="account-menu"
        aria-expanded={open}
      >
        {mode === 'hosted' ? (
          <OnDemand load={loadPhoto} fallback={<Icon name="person" />} failed={() => <Icon name="person" />}>
            {(GatedHeaderPhoto) => <GatedHeaderPhoto uid={user.id} />}
          </OnDemand>
        ) : (
          <Icon name="person" />
        )}
        <bdi className="account-name">{user.firstName || user.email}</bdi>
        <span className="role-badge">{inLanguage(roleLabels[user.role], language)}</span>
        {mode === 'hosted' && (
          <OnDemand load={loadNews} fallback={null} failed={() => null}>
            {(GatedNewsDot) => <GatedNewsDot uid={user.id} />}
          </OnDemand>
        )}
      </button>
      <div ref={menu} id="account-menu" className="account-menu" popover="auto">
        <p className="account-who">
          <bdi>{user.firstName || user.email}</bdi> – {inLanguage(roleLabels[user.role], language)}
        </p>
        <nav aria-label={words.account}>
          <ul className="plain">
            <li>
              <Link to={paths.profile}>{words.profile}</Link>
            </li>
            <li>
              <Link to={paths.myScreenings}>{words.myScreenings}</Link>
            </li>
            <li>
              <Link to={paths.assessmentHistory}>{words.assessmentHistory}</Link>
            </li>
            <li>
              <Link to={paths.myGroups}>{words.myGroups}</Link>
            </li>
            <li>
              <Link to={paths.shareWithProfessional}>{words.shareWithProfessional}</Link>
            </li>
            {hasRole(user.role, 'professional') && (
              <li>
                <Link to={paths.clients}>
                  {words.clients}
                  {wasOpened && (
                    <OnDemand load={loadOpenNotes} fallback={null} failed={() => null}>
                      {(GatedOpenNotes) => <GatedOpenNotes uid={user.id} />}
                    </OnDemand>
                  )}
                </Link>
              </li>
            )}
            {hasRole(user.role, 'professional') && (
              <li>
                <Link to={paths.groupInbox}>
                  {words.groupInbox}
                  {wasOpened && (
                    // An extra: when it cannot be fetched, the link stands without it.
                    <OnDemand load={loadCount} fallback={null} failed={() => null}>
                      {(GatedCount) => <GatedCount uid={user.id} />}
                    </OnDemand>
                  )}
                </Link>
              </li>
            )}
            <li>
              <Link to={paths.tools}>{words.tools}</Link>
            </li>
            {isAdmin(user.role) && (
              <li>
                <Link to={paths.admin}>
                  {words.admin}
                  {wasOpened && mode === 'hosted' && (
                    <OnDemand load={loadAdminCount} fallback={null} failed={() => null}>
                      {(GatedWaiting) => <GatedWaiting uid={user.id} />}
                    </OnDemand>
                  )}
                </Link>
              </li>
            )}
            <li className="account-apart">
              <details>
                <summary className="small muted">{words.developers}</summary>
                <ul className="plain">
                  <li>
                    <Link to={paths.emailTest}>{words.emailTest}</Link>
                  </li>
                  <li>
                    <Link to={paths.accessibilityTest}>{words.accessibilityTest}</Link>
                  </li>
                  <li>
                    <Link to={paths.cloudFunctions}>{words.cloudFunctions}</Link>
                  </li>
                </ul>
              </details>
            </li>
            <li className="account-apart">
              <button type="button" className="menu-action" onClick={askToSignOut}>
                {words.logout}
              </button>
            </li>
          </ul>
        </nav>
      </div>
      {asking && (
        // Where the question cannot be fetched, everything stays: it is shown to nobody else.
        <OnDemand
          load={loadSignOutDialog}
          fallback={null}
          failed={() => <SignOutAnyway onSignOut={() => answered('keep')} />}
        >
          {(SignOutDialog) => <SignOutDialog left={asking} onAnswer={answered} />}
        </OnDemand>
      )}
    </div>
  )
}

function SignOutAnyway({ onSignOut }: { readonly onSignOut: () => void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the question did not come
  useEffect(onSignOut, [])
  return null
}
