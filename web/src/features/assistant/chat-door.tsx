import type { AgeBand } from '@amhs/domain/safety/age-band'
import type { ComponentType } from 'react'
import { useEffect, useState } from 'react'
import { useWords } from '../../platform/words'
import { Spinner } from '../../ui/spinner'
import { assistantWords } from './assistant.words'

type ChatComponent = ComponentType<{ readonly ageBand: AgeBand }>

/**
 * Loads the conversation together with the gate once it is known that the person may use it: there is never a field to
 * write in without a gate behind it. Where it cannot be loaded the page says so, and its contacts stay.
 */
export function ChatDoor({ ageBand }: { readonly ageBand: AgeBand }) {
  const words = useWords(assistantWords)
  const [loaded, setLoaded] = useState<{ readonly Chat: ChatComponent } | 'failed' | null>(null)
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt loads anew
  useEffect(() => {
    let current = true
    import('./chat').then(
      ({ Chat }) => current && setLoaded({ Chat }),
      () => current && setLoaded('failed'),
    )
    return () => {
      current = false
    }
  }, [attempt])

  if (loaded === null) return <Spinner label={words.loading} />
  if (loaded !== 'failed') return <loaded.Chat ageBand={ageBand} />
  return (
    <div className="notice stack" role="alert">
      <p>{words.notLoaded}</p>
      <button
        type="button"
        className="button"
        onClick={() => {
          setLoaded(null)
          setAttempt(attempt + 1)
        }}
      >
        {words.retry}
      </button>
    </div>
  )
}
