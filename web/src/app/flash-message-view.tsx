import { messageIn } from '@amhs/domain/accounts/auth-messages'
import { inLanguage } from '@amhs/domain/localized'
import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { announce } from '../platform/announcer'
import { clearFlashMessage, flashMessage } from '../platform/flash-message'
import { keepHeadingInSight } from '../platform/heading-in-sight'
import { useLanguage } from '../platform/preferences'
import { useOnChange } from '../platform/use-on-change'
import { useWords } from '../platform/words'
import { FocusStays } from '../ui/focus-stays'
import '../ui/page-notice.css'
import { flashMessageWords } from './flash-message-view.words'

/** A navigation within this time belongs to what the notice tells (the way back after sign-in), in milliseconds. */
const arrival = 2000

/** The notice above the page. It stays until it is closed or the person goes on to another page. */
export function FlashMessageView() {
  const words = useWords(flashMessageWords)
  const language = useLanguage()
  const message = useSyncExternalStore(flashMessage.subscribe, flashMessage.get)
  const text =
    typeof message === 'string' ? messageIn(message, language) : message && inLanguage(message, language)
  const { pathname, search } = useLocation()
  const shown = useRef({ message, since: Date.now() })

  useEffect(() => {
    if (text === null) return
    shown.current = { message, since: Date.now() }
    announce(text)
  }, [message, text])

  useLayoutEffect(() => {
    if (message !== null) keepHeadingInSight()
  }, [message])

  // A section of a page (`?part=`) is another page to whoever opens it.
  useOnChange(pathname + search, () => {
    if (Date.now() - shown.current.since > arrival) clearFlashMessage()
  })

  if (text === null) return null
  return (
    <section className="wrap page-notice no-print" aria-label={words.notice}>
      <div className="notice row apart">
        <p>{text}</p>
        <button type="button" className="button" onClick={clearFlashMessage}>
          {words.close}
        </button>
      </div>
      <FocusStays />
    </section>
  )
}
