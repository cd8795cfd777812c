import { useEffect } from 'react'
import { useLanguage, usePreferences } from '../platform/preferences'
import { leaveAtOnce } from '../platform/quick-exit'
import { QuickExitLink } from '../ui/quick-exit-link'

/** How close together the three presses must be, in milliseconds: quick enough not to happen while typing capitals. */
const pressWindow = 800

/** The button of every page, and the three presses of Shift. */
export function QuickExit() {
  const language = useLanguage()
  const { quickExitKey } = usePreferences()

  useEffect(() => {
    if (!quickExitKey) return
    let presses: number[] = []
    const follow = (event: KeyboardEvent) => {
      if (event.key !== 'Shift') {
        presses = []
        return
      }
      if (event.repeat) return
      presses = [...presses.filter((time) => event.timeStamp - time < pressWindow), event.timeStamp]
      if (presses.length >= 3) leaveAtOnce(language)
    }
    window.addEventListener('keydown', follow)
    return () => window.removeEventListener('keydown', follow)
  }, [quickExitKey, language])

  return <QuickExitLink />
}
