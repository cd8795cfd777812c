import { messageIn } from '@amhs/domain/accounts/auth-messages'
import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { announce } from '../../platform/announcer'
import { keepHeadingInSight } from '../../platform/heading-in-sight'
import { useLanguage } from '../../platform/preferences'
import { useOnChange } from '../../platform/use-on-change'
import { useWords } from '../../platform/words'
import { FocusStays } from '../../ui/focus-stays'
import './account.css'
import { accountWords } from './account.words'
import { accountNotice, clearAccountNotice } from './account-notice'

/** A navigation within this time belongs to what the notice tells (the way back after sign-in), in milliseconds. */
const arrival = 2000

/** The notice above the page. It stays until it is closed or the person goes on to another page. */
export function AccountNoticeView() {
  const words = useWords(accountWords)
  const language = useLanguage()
  const code = useSyncExternalStore(accountNotice.subscribe, accountNotice.get)
  const { pathname, search } = useLocation()
  const shown = useRef({ code, since: Date.now() })

  useEffect(() => {
    if (code === null) return
    shown.current = { code, since: Date.now() }
    announce(messageIn(code, language))
  }, [code, language])

  useLayoutEffect(() => {
    if (code !== null) keepHeadingInSight()
  }, [code])

  // A section of a page (`?part=`) is another page to whoever opens it.
  useOnChange(pathname + search, () => {
    if (Date.now() - shown.current.since > arrival) clearAccountNotice()
  })

  if (code === null) return null
  return (
    <section className="wrap account-notice no-print" aria-label={words.notice}>
      <div className="notice row apart">
        <p>{messageIn(code, language)}</p>
        <button type="button" className="button" onClick={clearAccountNotice}>
          {words.close}
        </button>
      </div>
      <FocusStays />
    </section>
  )
}
