import { useEffect } from 'react'
import { watchExitGesture } from '../platform/exit-gesture'
import { isOnlyTried } from '../platform/key-trial'
import { useLanguage, usePreferences } from '../platform/preferences'
import { leaveAtOnce } from '../platform/quick-exit'
import { QuickExitLink } from '../ui/quick-exit-link'

/** The button of every page, and the three presses of Shift. */
export function QuickExit() {
  const language = useLanguage()
  const { quickExitKey } = usePreferences()
  useEffect(
    () => (quickExitKey ? watchExitGesture(() => isOnlyTried('exit') || leaveAtOnce(language)) : undefined),
    [quickExitKey, language],
  )
  return <QuickExitLink />
}
