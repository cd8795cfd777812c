import { useWords } from '../../platform/words'
import { assistantWords } from './assistant.words'
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
      <h3>{words.consent}</h3>
      <p>{words.consentText(provider)}</p>
      <div className="row">
        <button type="button" className="button" onClick={() => decideConsent(true, reader)}>
          {words.agree}
        </button>
        <button type="button" className="button" onClick={() => decideConsent(false, reader)}>
          {words.decline}
        </button>
      </div>
    </div>
  )
}
