import { hasRole, isAdmin } from '@amhs/domain/accounts/roles'
import type { ReactNode } from 'react'
import { paths } from '../platform/paths'
import type { SessionUser } from '../platform/session'
import { useWords } from '../platform/words'
import { OnDemand } from '../ui/data/on-demand'
import { Link } from '../ui/link'
import { accountMenuWords } from './account-menu.words'

const loadOpenNotes = async () => (await import('../features/clients/seen/gated-open-notes')).GatedOpenNotes
const loadCount = async () => (await import('../features/support/inbox/gated-count')).GatedCount
const loadAdminCount = async () => (await import('../features/admin/gated-waiting')).GatedWaiting

/** First on the home page of a professional or an administrator: where somebody waits for them, with true numbers. */
export function WorkWaiting({ user }: { readonly user: SessionUser }) {
  const words = useWords(accountMenuWords)
  return (
    <section className="stack" aria-labelledby="work">
      <h2 id="work">{words.work}</h2>
      <ul className="grid plain">
        {hasRole(user.role, 'professional') && (
          <>
            <Work to={paths.clients} title={words.clients} text={words.workClients}>
              <OnDemand load={loadOpenNotes} fallback={null} failed={() => null}>
                {(GatedOpenNotes) => <GatedOpenNotes uid={user.id} />}
              </OnDemand>
            </Work>
            <Work to={paths.groupInbox} title={words.groupInbox} text={words.workInbox}>
              <OnDemand load={loadCount} fallback={null} failed={() => null}>
                {(GatedCount) => <GatedCount uid={user.id} />}
              </OnDemand>
            </Work>
          </>
        )}
        {isAdmin(user.role) && (
          <Work to={paths.admin} title={words.admin} text={words.workAdmin}>
            <OnDemand load={loadAdminCount} fallback={null} failed={() => null}>
              {(GatedWaiting) => <GatedWaiting uid={user.id} />}
            </OnDemand>
          </Work>
        )}
      </ul>
    </section>
  )
}

function Work({
  to,
  title,
  text,
  children,
}: {
  readonly to: string
  readonly title: string
  readonly text: string
  /** What waits, in words with its number; nothing where nothing does. */
  readonly children: ReactNode
}) {
  return (
    <li className="card">
      <h3>
        <Link to={to}>
          {title}
          {children}
        </Link>
      </h3>
      <p className="muted">{text}</p>
    </li>
  )
}
