import type { AuthMessageCode } from '@amhs/domain/accounts/auth-messages'
import { messageIn } from '@amhs/domain/accounts/auth-messages'
import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { announce } from '../../../platform/announcer'
import { readText, sessionKeys, writeText } from '../../../platform/browser-storage'
import { keepHeadingInSight } from '../../../platform/heading-in-sight'
import { useLanguage } from '../../../platform/preferences'
import type { SessionUser } from '../../../platform/session'
import { useOnChange } from '../../../platform/use-on-change'
import { verificationWishes } from '../../../platform/verification-wish'
import { useWords } from '../../../platform/words'
import { FocusStays } from '../../../ui/focus-stays'
import { SlowNote } from '../../../ui/slow-note'
import '../../../ui/page-notice.css'
import '../account.css'
import { accountWords } from '../account.words'
import { hostedActions } from './hosted-actions'
import { reinitialiseSession } from './hosted-verification'

/** Times of the specification: cooldown in seconds, the others in milliseconds. */
const cooldownSeconds = 60
const noteTime = 5000
const verifiedTime = 2000

/** Asks to verify the address: resend (then a cooldown), refresh, close. Closing is remembered for this tab. */
export function VerificationBanner({ user }: { readonly user: SessionUser }) {
  const words = useWords(accountWords)
  const language = useLanguage()
  const [dismissed, setDismissed] = useState(
    () => readText(sessionKeys.bannerDismissed, 'session') === 'true',
  )
  const [note, setNote] = useState<AuthMessageCode | null>(null)
  const [busy, setBusy] = useState(false)
  const [coolUntil, setCoolUntil] = useState(0)
  const [secondsLeft, setSecondsLeft] = useState(0)

  useEffect(() => {
    if (note === null || note === 'banner-verified') return
    const timer = setTimeout(() => setNote(null), noteTime)
    return () => clearTimeout(timer)
  }, [note])

  useEffect(() => {
    if (coolUntil === 0) return
    // Counted from the clock: a sleeping tab must not stretch the minute.
    const timer = setInterval(() => {
      const left = Math.max(0, Math.ceil((coolUntil - Date.now()) / 1000))
      setSecondsLeft(left)
      if (left === 0) setCoolUntil(0)
    }, 1000)
    return () => clearInterval(timer)
  }, [coolUntil])

  const heading = useRef<HTMLHeadingElement>(null)
  const wishes = useSyncExternalStore(verificationWishes.subscribe, verificationWishes.get)
  const [led, setLed] = useState(wishes)
  useOnChange(wishes, () => setDismissed(false))
  useEffect(() => {
    if (dismissed || led === wishes) return
    setLed(wishes)
    heading.current?.focus()
  }, [dismissed, led, wishes])

  const isShown = !dismissed && (!user.emailVerified || busy || note === 'banner-verified')
  useLayoutEffect(() => {
    if (isShown) keepHeadingInSight()
  }, [isShown])

  // A check that finds the address verified is told here before the banner goes.
  if (!isShown) return null

  const tell = (code: AuthMessageCode) => {
    setNote(code)
    announce(messageIn(code, language))
  }

  async function resend() {
    setBusy(true)
    const result = await hostedActions.resendVerification()
    setBusy(false)
    if (result.success) {
      setSecondsLeft(cooldownSeconds)
      setCoolUntil(Date.now() + cooldownSeconds * 1000)
      return tell('banner-sent')
    }
    const [code] = result.codes
    if (code === 'already-verified') return showVerified()
    tell(code === 'network-request-failed' || code === 'other' ? 'banner-send-error' : 'banner-send-failed')
  }

  async function refresh() {
    setBusy(true)
    const result = await hostedActions.checkVerification()
    if (result.success) showVerified()
    setBusy(false)
    if (!result.success)
      tell(result.codes[0] === 'banner-not-verified' ? 'banner-not-verified' : 'banner-check-failed')
  }

  /** Says so for two seconds; then the banner goes and the session is taken anew. */
  function showVerified() {
    tell('banner-verified')
    setTimeout(() => {
      setNote(null)
      reinitialiseSession().catch(() => tell('banner-check-failed'))
    }, verifiedTime)
  }

  function dismiss() {
    writeText(sessionKeys.bannerDismissed, 'true', 'session')
    setDismissed(true)
  }

  return (
    <section className="wrap page-notice" aria-labelledby="verify-heading">
      <div className="notice stack">
        <h2 className="lead" id="verify-heading" ref={heading} tabIndex={-1} aria-describedby="verify-text">
          {words.verifyHeading}
        </h2>
        <p id="verify-text">{words.verifyText(user.email)}</p>
        <div className="row">
          {/* Not the disabled attribute: the focus would be lost in the middle of the countdown. */}
          <button
            type="button"
            className="button"
            aria-disabled={busy || secondsLeft > 0}
            onClick={() => {
              if (!busy && secondsLeft === 0) void resend()
            }}
          >
            {secondsLeft > 0 ? words.resendIn(secondsLeft) : words.resend}
          </button>
          <button
            type="button"
            className="button"
            aria-disabled={busy}
            onClick={() => !busy && void refresh()}
          >
            {words.refresh}
          </button>
          <button type="button" className="button" onClick={dismiss}>
            {words.close}
          </button>
        </div>
        <SlowNote busy={busy} />
        {note && <p>{messageIn(note, language)}</p>}
      </div>
      <FocusStays />
    </section>
  )
}
