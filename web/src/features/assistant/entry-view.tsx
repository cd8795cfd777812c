import { guideFoundNothing, guideOrigin, replacedReply } from '@amhs/domain/assistant/assistant-texts'
import type { GuidePassage } from '@amhs/domain/assistant/guide'
import { assistantDisclosure } from '@amhs/domain/safety/disclosures'
import { Link } from 'react-router-dom'
import { resourceHref } from '../../platform/paths'
import { useWords } from '../../platform/words'
import { assistantWords } from './assistant.words'
import { ConsentEntry } from './consent-entry'
import type { Reader } from './conversation'
import type { ChatState, Entry } from './conversation-state'
import { FailureEntry } from './failure-entry'
import { ReplyText } from './reply-text'
import { SafetyCard } from './safety-card'
import { useFilled } from './use-contacts'

/** One entry of the conversation. */
export function EntryView({
  entry,
  state,
  reader,
}: {
  readonly entry: Entry
  readonly state: ChatState
  readonly reader: Reader
}) {
  const words = useWords(assistantWords)
  const filled = useFilled()
  switch (entry.kind) {
    case 'mine':
      return (
        <li className="mine">
          <span className="hidden">{words.you}</span>
          <p className="written">{entry.text}</p>
        </li>
      )
    case 'card':
      return (
        <li className="wide">
          <SafetyCard entry={entry} takesFocus={state.focusCard === entry.id} />
        </li>
      )
    case 'reply':
      return (
        <li className="stack">
          <p className="small muted">{words.byModel(state.provider ?? '')}</p>
          <ReplyText text={entry.text} />
          {entry.status === 'stopped' && <p className="small muted">{words.stopped}</p>}
          {entry.status === 'cut-short' && <p className="small muted">{words.cutShort}</p>}
        </li>
      )
    case 'guide':
      return (
        <li className="stack">
          <GuideAnswer passages={entry.passages} />
        </li>
      )
    case 'replaced':
      return (
        <li role="status">
          <p>{filled(replacedReply)}</p>
        </li>
      )
    case 'failure':
      return (
        <li className="wide">
          <FailureEntry reason={entry.reason} reader={reader} />
        </li>
      )
    case 'consent':
      return (
        <li className="wide">
          <ConsentEntry provider={state.provider ?? ''} reader={reader} />
        </li>
      )
    case 'disclosure':
      return (
        <li className="notice" role="status">
          <p>
            <strong>{words.reminder}</strong> {filled(assistantDisclosure)}
          </p>
        </li>
      )
    case 'pause':
      return (
        <li className="notice stack">
          <h3>{words.pauseHeading}</h3>
          <p>{words.pauseText}</p>
        </li>
      )
  }
}

function GuideAnswer({ passages }: { readonly passages: readonly GuidePassage[] }) {
  const words = useWords(assistantWords)
  const filled = useFilled()
  const [best, ...others] = passages
  if (!best) {
    return (
      <div role="status">
        <p className="small muted">{words.byGuide}</p>
        <p>{filled(guideFoundNothing)}</p>
      </div>
    )
  }
  return (
    <>
      <div className="stack">
        <p className="small muted">
          {words.byGuide} · {words.from(best.title)}
          <br />
          {filled(guideOrigin)}
        </p>
        {best.heading !== '' && <h3>{best.heading}</h3>}
        {best.lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      <p>
        <Link to={hrefOf(best)}>{words.read(best.title)}</Link>
      </p>
      {others.length > 0 && (
        <div>
          <p className="small muted">{words.more}</p>
          <ul className="plain row">
            {others.map((passage) => (
              <li key={passage.articleId}>
                <Link to={hrefOf(passage)}>{passage.title}</Link>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  )
}

function hrefOf({ articleId, anchor }: GuidePassage): string {
  return anchor === null ? resourceHref(articleId) : `${resourceHref(articleId)}#${anchor}`
}
