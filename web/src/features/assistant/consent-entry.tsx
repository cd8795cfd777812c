import { useWords } from '../../platform/words'
import { FocusStays } from '../../ui/focus-stays'
import { assistantWords } from './assistant.words'
import { chatToolsId } from './chat-tools'
import { type AskContext, decideConsent } from './conversation'

/** Asks before anything goes to the AI provider; the message waits until then. */
export function ConsentEntry({
  provider,
  reader,
}: {
  readonly provider: string
  readonly reader: AskContext
}) {
  const words = useWords(assistantWords)
  return (
    <div className="card" role="status">
      <h3 id="assistant-consent" tabIndex={-1}>
        {words.consent}
      </h3>
      <p>{words.consentText(provider)}</p>
      <div className="row">
        <button type="button" className="button" onClick={() => decideConsent(true, reader)}>
          {words.agree}
        </button>
        <button type="button" className="button" onClick={() => decideConsent(false, reader)}>
          {words.decline}
        </button>
      </div>
      <FocusStays to={chatToolsId} />
    </div>
  )
}
