import { useEffect, useState, useSyncExternalStore } from 'react'
import { announcements } from '../platform/announcer'
import { readText, sessionKeys } from '../platform/browser-storage'

const silence = { text: '', urgency: 'polite', number: 0 } as const

/** The welcome comes after one second, as the specification says. */
const welcomeDelay = 1000

/** Two regions that exist from the start: a region that is added together with its text is often not read. */
export function LiveRegion() {
  const { text, urgency, number } = useSyncExternalStore(
    announcements.subscribe,
    announcements.get,
    () => silence,
  )
  const [said, setSaid] = useState(silence as { text: string; urgency: string })

  // Emptying the region first makes the same words be read again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the number marks a repeated announcement
  useEffect(() => {
    setSaid({ text: '', urgency })
    const timer = setTimeout(() => setSaid({ text, urgency }), 60)
    return () => clearTimeout(timer)
  }, [text, urgency, number])

  useEffect(() => {
    // Known before its words are loaded: whoever has heard it in this tab loads nothing.
    if (readText(sessionKeys.welcomed, 'session') !== null) return
    const arrive = setTimeout(() => {
      // Without a network nobody needs to be welcomed.
      import('./welcome').then(
        ({ sayWelcome }) => sayWelcome(),
        () => undefined,
      )
    }, welcomeDelay)
    return () => clearTimeout(arrive)
  }, [])

  return (
    <>
      <div className="hidden" role="status">
        {said.urgency === 'polite' ? said.text : ''}
      </div>
      <div className="hidden" role="alert">
        {said.urgency === 'assertive' ? said.text : ''}
      </div>
    </>
  )
}
