import { usePreferences } from '../platform/preferences'
import { useWords } from '../platform/words'
import { quickExitWords } from './quick-exit-link.words'

/** Beside fields in which people write about danger: how to be gone at once, with the keys unless they are switched off. */
export function ExitHint() {
  const words = useWords(quickExitWords)
  const { quickExitKey } = usePreferences()
  return (
    <p className="hint needs-script no-print">
      {words.leave} {quickExitKey && <span className="with-keys">{words.leaveByKey}</span>}
    </p>
  )
}
