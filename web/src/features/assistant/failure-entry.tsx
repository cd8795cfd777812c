import { type CallableReason, callableErrorText } from '@amhs/domain/contracts/callable-errors'
import { useLanguage } from '../../platform/preferences'
import { useWords } from '../../platform/words'
import { CrisisLinesList } from '../../ui/crisis-lines-list'
import { FocusStays } from '../../ui/focus-stays'
import { assistantWords } from './assistant.words'
import { chatToolsId } from './chat-tools'
import { type AskContext, turnToArticles } from './conversation'
import { useContacts } from './use-contacts'

/** Why there was no answer, and at once the people who can be reached without this program. */
export function FailureEntry({
  reason,
  reader,
}: {
  readonly reason: CallableReason
  readonly reader: AskContext
}) {
  const words = useWords(assistantWords)
  const language = useLanguage()
  const { emergency, lines } = useContacts()
  return (
    <div className="support stack" role="alert">
      <h3>{words.failed}</h3>
      <p>{callableErrorText(reason, language)}</p>
      <p>{words.failedText}</p>
      <CrisisLinesList emergency={emergency} lines={lines.slice(0, 1)} />
      <button type="button" className="button" onClick={() => turnToArticles(reader)}>
        {words.useArticles}
      </button>
      <FocusStays to={chatToolsId} />
    </div>
  )
}
