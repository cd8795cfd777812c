import type { AgeBand } from '@amhs/domain/safety/age-band'
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
 */
export function ChatLoader({ ageBand }: { readonly ageBand: AgeBand }) {
  const words = useWords(assistantWords)
  return (
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
      {(Chat) => <Chat ageBand={ageBand} />}
    </OnDemand>
  )
}
