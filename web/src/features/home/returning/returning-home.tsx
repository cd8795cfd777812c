import { hasAnyRole } from '@amhs/domain/accounts/roles'
import { useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { useNavigate } from 'react-router-dom'
import { chosenMoonState, moonShapes } from '../../../platform/chosen-moon'
import { formatDateTime } from '../../../platform/dates'
import { useDraftOwner, visitor } from '../../../platform/drafts'
import { onErased } from '../../../platform/erase-stored'
import { paths, testHref } from '../../../platform/paths'
import { useLanguage, usePreferences } from '../../../platform/preferences'
import { quietSince } from '../../../platform/quiet-since'
import { useSession } from '../../../platform/session'
import { createStore } from '../../../platform/store'
import { useWords } from '../../../platform/words'
import { OnDemand } from '../../../ui/data/on-demand'
import { Link } from '../../../ui/link'
import { Moon } from '../../../ui/scenes/moon'
import { workSlot } from '../../../ui/work-slot'
import type { OpenDraft } from './device-look'
import { isAnything, lookAtDevice } from './device-look'
import { OwnThings } from './own-things'
import { returningWords } from './returning.words'
import './returning.css'

const loadAccountThings = async () => (await import('./account-things')).AccountThings

/** Counts what changes the device from elsewhere: an erasure, or another tab. */
const changes = createStore(0)

function follow(listener: () => void): () => void {
  const changed = () => changes.set(changes.get() + 1)
  const stopFollowing = changes.subscribe(listener)
  const stopErasing = onErased(changed)
  window.addEventListener('storage', changed)
  return () => {
    stopFollowing()
    stopErasing()
    window.removeEventListener('storage', changed)
  }
}

const workRoles = ['professional', 'admin'] as const

/** Whoever made their account within this time, in milliseconds, has kept little in it that they could come back to. */
const newFor = 24 * 60 * 60 * 1000

function isNew(createdAt: string, now: number): boolean {
  return now - Date.parse(createdAt) < newFor
}

/** What fits today for somebody who comes back: the open draft, the check-in, and their own things. Absent without any. */
export function ReturningHome({ onDecided }: { readonly onDecided: (isBack: boolean) => void }) {
  const { owner, isChecked } = useDraftOwner()
  const session = useSession()
  const { quickExitSignsOut } = usePreferences()
  useSyncExternalStore(follow, changes.get)
  const [now] = useState(() => Date.now())
  const account = session.status === 'signed-in' ? session : null
  const look = lookAtDevice(owner, account?.mode === 'local' ? account.user.id : visitor, now)
  // Where quick exit signs out, whoever is signed in has come back since by themselves.
  const accountMaySpeak =
    account !== null && !isNew(account.user.createdAt, now) && (quietSince() === 0 || quickExitSignsOut)
  // What waits for a professional or an administrator comes first, however new the account is.
  const worker = account?.mode === 'hosted' && hasAnyRole(account.user.role, workRoles) ? account.user : null
  const drawWork = useSyncExternalStore(workSlot.subscribe, workSlot.get)
  const isBack = isChecked ? isAnything(look) || accountMaySpeak || worker !== null : null
  useLayoutEffect(() => {
    if (isBack !== null) onDecided(isBack)
  }, [isBack, onDecided])
  if (!isBack) return null
  return (
    <>
      {worker && drawWork?.(worker)}
      <div className="returning">
        {look.draft && <Resume draft={look.draft} />}
        <CheckIn isNoted={look.checkedInToday} />
      </div>
      {account?.mode === 'hosted' && accountMaySpeak ? (
        <OnDemand
          load={loadAccountThings}
          fallback={<OwnThings look={look} now={now} account />}
          failed={() => <OwnThings look={look} now={now} account />}
        >
          {(AccountThings) => (
            <AccountThings key={account.user.id} uid={account.user.id} look={look} now={now} />
          )}
        </OnDemand>
      ) : (
        <OwnThings look={look} now={now} />
      )}
    </>
  )
}

/** More windows than this make no row that one can count at a glance. */
const mostWindows = 12

export function Resume({ draft }: { readonly draft: OpenDraft }) {
  const words = useWords(returningWords)
  const language = useLanguage()
  const { answered, questions, stoppedAt, changedAt, instrument } = draft
  const left = Math.max(questions - answered, 1)
  return (
    <section className="stack" aria-labelledby="go-on">
      <h2 id="go-on">{words.goOn}</h2>
      <div className="card">
        <p className="returning-windows">
          {questions <= mostWindows && (
            <span aria-hidden="true">
              {Array.from({ length: questions }, (_, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: windows have nothing but their place
                <i key={place} data-is={place + 1 === stoppedAt ? 'now' : place < answered ? 'lit' : null} />
              ))}
            </span>
          )}
          <b>{words.left(left)}</b>
        </p>
        <p className="small muted">{words.stopped(formatDateTime(changedAt, language), stoppedAt)}</p>
        <div className="row">
          <Link className="button primary" to={testHref(instrument)}>
            {words.resume}
          </Link>
          <Link to={paths.screening}>{words.otherDrafts}</Link>
        </div>
      </div>
    </section>
  )
}

export function CheckIn({ isNoted }: { readonly isNoted: boolean }) {
  const words = useWords(returningWords)
  const navigate = useNavigate()
  return (
    <section className="stack" aria-labelledby="moon">
      <h2 id="moon">{words.moon}</h2>
      {isNoted ? (
        <p>
          {words.moonNoted} <Link to={paths.checkIn}>{words.moonChange}</Link>
        </p>
      ) : (
        <>
          <ul className="plain moons">
            {moonShapes.map((moon) => (
              <li key={moon}>
                {/* No link: it notes the day before it leads on. */}
                <button
                  type="button"
                  className="moon-choice"
                  onClick={() => navigate(paths.checkIn, { state: chosenMoonState(moon) })}
                >
                  <Moon mood={moon} />
                  {words.moons[moon]}
                </button>
              </li>
            ))}
          </ul>
          <p className="small muted">{words.moonHint}</p>
        </>
      )}
    </section>
  )
}
