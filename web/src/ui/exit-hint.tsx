import type { ReactNode } from 'react'
import { usePreferences } from '../platform/preferences'
import { useWords } from '../platform/words'
import { exitWords } from './exit-hint.words'

/** Beside fields in which people write about danger: how to be gone at once, with the keys unless they are switched off. */
export function ExitHint({
  children,
}: {
  /** What leaving does to what is written here. */
  readonly children?: ReactNode
}) {
  const words = useWords(exitWords)
  const { quickExitKey } = usePreferences()
  return (
    <p className="hint needs-script no-print">
      {words.leave}
      {quickExitKey && <span className="with-keys">{words.leaveByKey}</span>}
      {children}
    </p>
  )
}
