import type { AgeBand } from '@amhs/domain/safety/age-band'
import type { RefObject } from 'react'
import { useEffect, useRef } from 'react'
import { useWords } from '../../platform/words'
import { OnDemand } from '../../ui/data/on-demand'
import { Spinner } from '../../ui/spinner'
import { assistantWords } from './assistant.words'

async function loadChat() {
  const gate = import('./chat-gate').then(({ prepareChatGate }) => prepareChatGate())
  const [{ Chat }] = await Promise.all([import('./chat'), gate])
  return Chat
}

/**
 * Loads the conversation together with the gate once it is known that the person may use it: there is never a field to
 * write in without a gate behind it. Where it cannot be loaded the page says so, and its contacts stay.
 * @param takesFocus whether the person has just answered the question before it: the field to write in follows
 */
export function ChatLoader({
  ageBand,
  takesFocus,
}: {
  readonly ageBand: AgeBand
  readonly takesFocus: boolean
}) {
  const words = useWords(assistantWords)
  const box = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when it appears
  useEffect(() => {
    if (takesFocus) box.current?.focus()
  }, [])
  return (
    // Keeps the focus while the conversation loads.
    <div ref={box} role="group" aria-label={words.conversation} tabIndex={-1} className="chat-place">
      <OnDemand
        load={loadChat}
        fallback={<Spinner label={words.loading} />}
        failed={(retry) => (
          <div className="notice stack" role="alert">
            <p>{words.notLoaded}</p>
            <button type="button" className="button" onClick={retry}>
              {words.retry}
            </button>
          </div>
        )}
      >
        {(Chat) => (
          <>
            <Chat ageBand={ageBand} />
            <FocusComposer from={box} />
          </>
        )}
      </OnDemand>
    </div>
  )
}

/** Hands the focus on to the field to write in, unless the person has meanwhile gone elsewhere. */
function FocusComposer({ from }: { readonly from: RefObject<HTMLElement | null> }) {
  useEffect(() => {
    if (document.activeElement === from.current) document.getElementById('assistant-message')?.focus()
  }, [from])
  return null
}
