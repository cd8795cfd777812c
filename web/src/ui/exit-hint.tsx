import type { ReactNode } from 'react'
import { usePreferences } from '../platform/preferences'
import { defineWords, useWords } from '../platform/words'

// English sentences end with their blank; Chinese ones need none.
const exitWords = defineWords({
  zh: {
    leave: '要马上离开，点“快速离开”。',
    leaveByKey: '也可以先离开输入框，再连按三次 Shift。',
  },
  en: {
    leave: 'To leave at once, press “Quick exit”. ',
    leaveByKey: 'Or leave the field and press Shift three times. ',
  },
})

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
