import { useEffect, useState, useSyncExternalStore } from 'react'
import { announce, announcements } from '../platform/announcer'
import { usePreferences } from '../platform/preferences'
import { useWords } from '../platform/words'
import { shellWords } from './shell.words'

const silence = { text: '', urgency: 'polite', number: 0 } as const

/** The welcome comes after one second and is removed after one more, as the specification says. */
const welcomeDelay = 1000
const welcomeStay = 1000

let welcomed = false

/** Two regions that exist from the start: a region that is added together with its text is often not read. */
export function LiveRegion() {
  const words = useWords(shellWords)
  const { shortcuts } = usePreferences()
  const welcome = shortcuts ? words.welcome : words.welcomeWithoutShortcuts
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
    if (welcomed) return
    const arrive = setTimeout(() => {
      welcomed = true
      announce(welcome, 'polite', welcomeStay)
    }, welcomeDelay)
    return () => clearTimeout(arrive)
  }, [welcome])

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
