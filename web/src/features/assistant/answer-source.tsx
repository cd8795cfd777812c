import { hasConsent } from '../../platform/consents'
import { useWords } from '../../platform/words'
import { FocusStays } from '../../ui/focus-stays'
import { assistantWords } from './assistant.words'
import { type AskContext, decideConsent, turnToModel } from './conversation'
import type { ChatState } from './conversation-state'

/** Who answers now, and the way to change it: an agreement is as easy to take back as to give. */
export function AnswerSource({ state, reader }: { readonly state: ChatState; readonly reader: AskContext }) {
  const words = useWords(assistantWords)
  const { provider, prefersGuide, entries, busy } = state
  if (provider === undefined || busy || entries.some(({ kind }) => kind === 'consent')) return null
  const byModel = provider !== null && !prefersGuide && hasConsent('assistant')
  return (
    <div className="row small">
      <span>
        {byModel ? words.modeModel(provider) : provider === null ? words.modeNoAi : words.modeGuide}
      </span>
      {provider !== null && (
        <button
          type="button"
          className="button"
          onClick={() => (byModel ? void decideConsent(false, reader) : turnToModel())}
        >
          {byModel ? words.toGuide : words.toModel}
        </button>
      )}
      {/* It is asked in the conversation whether the service may answer. */}
      <FocusStays to="assistant-consent" />
    </div>
  )
}
