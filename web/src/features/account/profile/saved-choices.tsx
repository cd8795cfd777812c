import { messageIn } from '@amhs/domain/accounts/auth-messages'
import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { announce } from '../../../platform/announcer'
import type { Preferences } from '../../../platform/preferences'
import { changePreferences, currentPreferences, useLanguage } from '../../../platform/preferences'
import type { AuthMode } from '../../../platform/session'
import { useWords } from '../../../platform/words'
import { type AuthResult, succeeded } from '../auth-result'
import { hostedActions } from '../hosted/hosted-actions'
import { beginToKeep, keptChoice } from '../hosted/keep-preferences'
import { profileWords } from './profile.words'

/**
 * Makes choices that hold at once, and says beside the last of them how it went: heard too, and with the way to try again where the
 * profile in the cloud has not taken it.
 */
export function useSavedChoices(mode: AuthMode): {
  readonly choose: (field: string, change: Partial<Preferences>) => void
  /** What stands beside a choice; nothing but beside the last one. */
  readonly markOf: (field: string) => ReactNode
} {
  const words = useWords(profileWords)
  const language = useLanguage()
  const kept = useSyncExternalStore(keptChoice.subscribe, keptChoice.get)
  const [last, setLast] = useState<string | null>(null)
  const result = last === null || kept === 'saving' ? null : kept
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer, also where it says the same as the last
  useEffect(() => {
    if (result === null) return
    const text = messageIn(result.codes[0], language)
    if (result.success) announce(text)
    else announce(`${text} ${words.onlyOnDevice}`, 'assertive')
  }, [result])

  const mark = useRef<HTMLDivElement>(null)
  const justChosen = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each choice, and only as it is made
  useEffect(() => {
    if (!justChosen.current || !mark.current) return
    justChosen.current = false
    showBoth(mark.current)
  }, [kept, last])

  /** Everything that is chosen, with what has just been: at another language, which may be another page, or once more. */
  const saveAll = async (change: Partial<Preferences> = {}) => {
    keptChoice.set('saving')
    keptChoice.set(await hostedActions.savePreferences({ ...currentPreferences(), ...change }))
    // Last: nothing could be sent from a page that is left.
    changePreferences(change)
  }

  return {
    choose(field, change) {
      setLast(field)
      justChosen.current = true
      if (mode === 'local') {
        changePreferences(change)
        keptChoice.set(succeeded('local-profile-updated'))
      } else if (change.language) void saveAll(change)
      else {
        beginToKeep()
        changePreferences(change)
      }
    },
    markOf(field) {
      if (field !== last || kept === null) return null
      return <div ref={mark}>{markText(kept)}</div>
    },
  }

  function markText(how: AuthResult | 'saving'): ReactNode {
    if (how === 'saving') return <p className="small muted">{words.saving}</p>
    const text = messageIn(how.codes[0], language)
    if (how.success)
      return (
        <p className="small">
          <b>{text}</b>
        </p>
      )
    return (
      <div className="stack">
        <p className="error">{text}</p>
        <p>{words.onlyOnDevice}</p>
        <p>
          <button type="button" className="button" onClick={() => void saveAll()}>
            {words.tryAgain}
          </button>
        </p>
      </div>
    )
  }
}

/**
 * Another text size moves everything on the page: what has just been chosen, and what is said beside it, come out from under the bar at
 * the foot of a phone. Where there is no room for both, what has the focus is seen.
 */
function showBoth(mark: HTMLElement): void {
  mark.scrollIntoView({ block: 'nearest' })
  const chosen = document.activeElement
  if (!chosen || !mark.parentElement?.contains(chosen)) return
  ;(chosen.closest('label') ?? chosen).scrollIntoView({ block: 'nearest' })
}
