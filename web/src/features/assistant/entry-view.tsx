import {
  guideCannotRead,
  guideFoundNothing,
  guideOrigin,
  guideStillHere,
  namesMainlandNumbers,
  numbersOfMainland,
  replacedReply,
} from '@amhs/domain/assistant/assistant-texts'
import type { GuidePassage } from '@amhs/domain/assistant/guide'
import { inLanguage } from '@amhs/domain/localized'
import { emergencyToCall } from '@amhs/domain/safety/crisis-lines'
import type { AlarmAbout } from '@amhs/domain/safety/safety-session'
import { paths, resourceHref } from '../../platform/paths'
import { useLanguage } from '../../platform/preferences'
import { useRegion } from '../../platform/region'
import { useWords } from '../../platform/words'
import { CrisisLinesList } from '../../ui/crisis-lines-list'
import { Link } from '../../ui/link'
import { useAnswering, useDisclosure } from './answering'
import { assistantWords } from './assistant.words'
import { ConsentEntry } from './consent-entry'
import type { AskContext } from './conversation'
import type { ChatState, Entry } from './conversation-state'
import { askingCard, isNewestAnswer, numbersAbove } from './conversation-state'
import { ExerciseLinks } from './exercise-links'
import { FailureEntry } from './failure-entry'
import { ReplyText } from './reply-text'
import { SafetyCard } from './safety-card'
import { useContacts, useFilled } from './use-contacts'

/** One entry of the conversation. */
export function EntryView({
  entry,
  state,
  reader,
}: {
  readonly entry: Entry
  readonly state: ChatState
  readonly reader: AskContext
}) {
  const words = useWords(assistantWords)
  const filled = useFilled()
  const disclosure = useDisclosure()
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
          <SafetyCard
            entry={entry}
            takesFocus={state.focusCard === entry.id}
            isOver={askingCard(state) !== entry.id}
            numbersAbove={numbersAbove(state, entry)}
          />
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
          <GuideAnswer
            {...entry}
            violenceTold={state.safety.violenceTold}
            isAfterCard={state.entries.some(({ id, kind }) => kind === 'card' && id < entry.id)}
          />
          {entry.end === 'who-finds-out' && <PrivacyLinks />}
          {entry.end === 'numbers' && <Numbers about={state.safety.session} />}
          {isNewestAnswer(state, entry) && <Offers violenceTold={state.safety.violenceTold} />}
        </li>
      )
    case 'cannot-read':
      return (
        <li className="wide">
          <CannotRead about={state.safety.session} />
        </li>
      )
    case 'stopped':
      return <li className="small muted">{words.stopped}</li>
    case 'replaced':
      return (
        <li>
          <p role="status">{filled(replacedReply)}</p>
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
        <li className="notice">
          <p role="status">
            <strong>{words.reminder}</strong> {filled(disclosure)}
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

/** Whether an AI reads it, as far as is known by now; the page on who finds out, and the whole of it. */
function PrivacyLinks() {
  const words = useWords(assistantWords)
  return (
    <>
      <p>{words.sentToAi[useAnswering()]}</p>
      <ul className="plain row">
        <li>
          <Link to={paths.whoFindsOut}>{words.whoFindsOutLink}</Link>
        </li>
        <li>
          <Link to={paths.privacy}>{words.privacyLink}</Link>
        </li>
      </ul>
    </>
  )
}

/** The numbers of the region to press, and the page with all of them. */
function Numbers({ about }: { readonly about: AlarmAbout }) {
  const words = useWords(assistantWords)
  const contacts = useContacts(about)
  return (
    <>
      <CrisisLinesList emergency={emergencyToCall(contacts)} lines={contacts.lines.slice(0, 2)} />
      <p>
        <Link to={paths.crisis}>{words.links.crisis}</Link>
      </p>
    </>
  )
}

/** Numbers before words, and the words in both languages: neither may be the person's own. */
function CannotRead({ about }: { readonly about: AlarmAbout }) {
  const language = useLanguage()
  const contacts = useContacts(about)
  return (
    <div className="stack" role="status">
      <CrisisLinesList emergency={emergencyToCall(contacts)} lines={contacts.lines.slice(0, 1)} />
      <p lang={language === 'en' ? 'zh-CN' : language}>{guideCannotRead.zh}</p>
      <p lang="en">{guideCannotRead.en}</p>
    </div>
  )
}

/** The articles that offer slow breathing or looking around as something to do. */
const calmedByExercise: readonly string[] = ['anxiety', 'stress', 'exam-stress', 'trauma', 'sleep']

/** No live region of its own: `LiveTranscript` says all of it. */
function GuideAnswer({
  passages,
  reflection,
  smallTalk = false,
  mayFit = [],
  violenceTold,
  isAfterCard,
}: Pick<Extract<Entry, { kind: 'guide' }>, 'passages' | 'reflection' | 'smallTalk' | 'mayFit'> & {
  readonly violenceTold: boolean
  /** A safety card stands above. */
  readonly isAfterCard: boolean
}) {
  const words = useWords(assistantWords)
  const language = useLanguage()
  const filled = useFilled()
  const [best, ...others] = passages
  return (
    <>
      {!smallTalk && <p className="small muted">{words.byGuide}</p>}
      {reflection && <p>{filled(reflection)}</p>}
      {best && <Quotation passage={best} />}
      {best && !violenceTold && calmedByExercise.includes(best.articleId) && <ExerciseLinks />}
      {mayFit.length > 0 && (
        <div>
          <p>{words.mayFit(mayFit.length)}</p>
          <ul className="plain row">
            {mayFit.map(({ id, title }) => (
              <li key={id}>
                <Link to={resourceHref(id)}>{inLanguage(title, language)}</Link>
              </li>
            ))}
          </ul>
        </div>
      )}
      {!best && !smallTalk && mayFit.length === 0 && (
        <p>{filled(isAfterCard ? guideStillHere : guideFoundNothing)}</p>
      )}
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

/** What the guide found, word for word, with where it stands. */
function Quotation({ passage }: { readonly passage: GuidePassage }) {
  const words = useWords(assistantWords)
  const isElsewhere = useRegion() !== 'CN'
  const filled = useFilled()
  return (
    <>
      <div className="stack">
        <p className="small muted">
          {words.from(passage.title)} · {filled(guideOrigin)}
        </p>
        {passage.heading !== '' && <h3>{passage.heading}</h3>}
        {isElsewhere && namesMainlandNumbers(passage.lines) && <p>{filled(numbersOfMainland)}</p>}
        {passage.lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      <p>
        <Link to={hrefOf(passage)}>{words.read(passage.title)}</Link>
      </p>
    </>
  )
}

/** What one can do instead of reading on. Whoever told of violence is offered a person, and nothing to calm down with. */
function Offers({ violenceTold }: { readonly violenceTold: boolean }) {
  const words = useWords(assistantWords)
  return (
    <nav aria-label={words.offers}>
      <ul className="plain row">
        <li>
          <Link to={paths.crisis}>{words.offerPerson}</Link>
        </li>
        {!violenceTold && (
          <>
            <li>
              <Link to={paths.grounding}>{words.offerExercise}</Link>
            </li>
            <li>
              <Link to={paths.learn}>{words.offerReading}</Link>
            </li>
          </>
        )}
      </ul>
    </nav>
  )
}

function hrefOf({ articleId, anchor }: GuidePassage): string {
  return anchor === null ? resourceHref(articleId) : `${resourceHref(articleId)}#${anchor}`
}
