import { inLanguage } from '@amhs/domain/localized'
import type { AgeBand } from '@amhs/domain/safety/age-band'
import { isMinor } from '@amhs/domain/safety/age-band'
import type { CrisisContacts } from '@amhs/domain/safety/crisis-lines'
import { lineActions } from '@amhs/domain/safety/line-actions'
import { lineNameBeside } from '@amhs/domain/safety/line-name'
import { beginsWithExercise } from '@amhs/domain/safety/safety-session'
import { shownTemplate } from '@amhs/domain/safety/shown-template'
import { useEffect, useSyncExternalStore } from 'react'
import { useLanguage } from '../../platform/preferences'
import { preheatLexicon } from '../../platform/preheat-lexicon'
import { useRegion } from '../../platform/region'
import { useWords } from '../../platform/words'
import { useActionText } from '../../ui/crisis-lines-list'
import { EmergencyDialog } from '../../ui/emergency-dialog'
import { SlowNote } from '../../ui/slow-note'
import { Spinner } from '../../ui/spinner'
import { WhoFindsOut } from '../../ui/who-finds-out'
import { AnswerSource } from './answer-source'
import { assistantWords } from './assistant.words'
import { chat } from './chat-store'
import { ChatTools } from './chat-tools'
import { Composer } from './composer'
import { type AskContext, closeEmergency, correctLastCard } from './conversation'
import type { Entry } from './conversation-state'
import { EmergencyButton } from './emergency-button'
import { EntryView } from './entry-view'
import { LiveTranscript } from './live-transcript'
import { useContacts, useFilled } from './use-contacts'
import { usePause } from './use-pause'

/** The conversation: messages, what can be done with them, and the field to write in. */
export function Chat({ ageBand }: { readonly ageBand: AgeBand }) {
  const words = useWords(assistantWords)
  const language = useLanguage()
  const region = useRegion()
  const state = useSyncExternalStore(chat.subscribe, chat.get, chat.get)
  const reader: AskContext = { language, region, ageBand }
  const { session } = state.safety
  const { attacked } = session
  const contacts = useContacts(session)
  const filled = useFilled()
  usePause(state.startedAt, ageBand)
  useEffect(preheatLexicon, [])

  return (
    <section className="stack" aria-labelledby="conversation">
      <h2 id="conversation" className="hidden">
        {words.conversation}
      </h2>
      {state.entries.length > 0 && (
        <ol className="messages plain">
          {state.entries.map((entry) => (
            <EntryView key={entry.id} entry={entry} state={state} reader={reader} />
          ))}
        </ol>
      )}
      {state.busy && !isArriving(state.entries.at(-1)) && <Spinner label={words.arriving} />}
      <SlowNote busy={state.busy && !isArriving(state.entries.at(-1))} />
      <LiveTranscript
        sentences={state.spoken.map((text) => (typeof text === 'string' ? text : filled(text)))}
      />
      {session.contactsVisible && !holdsNumbers(state.entries.at(-1)) && (
        <NumbersBeside contacts={contacts} withLine={state.entries.at(-1)?.kind !== 'card'} />
      )}
      <ChatTools state={state} reader={reader} />
      <Composer state={state} reader={reader} />
      {/* Below the field, so that a small phone shows the field at once. */}
      {isMinor(ageBand) && <WhoFindsOut answer={words.whoFindsOut} />}
      <p className="small muted">{words.notKept}</p>
      <AnswerSource state={state} reader={reader} />
      {state.emergency && (
        <EmergencyDialog
          template={shownTemplate('L3', session)}
          protection={attacked ? contacts : undefined}
          focus="heading"
          onClose={closeEmergency}
          onMisread={correctLastCard}
        />
      )}
    </section>
  )
}

function holdsNumbers(entry: Entry | undefined): boolean {
  if (entry?.kind !== 'card') return entry?.kind === 'cannot-read'
  return entry.card !== 'safe-not-sure' || !beginsWithExercise(entry)
}

function isArriving(entry: { readonly kind: string } | undefined): boolean {
  return entry?.kind === 'reply'
}

/**
 * Whom to call, once there has been an alarm: it stays in sight when the card has moved up. One row, so that the field to write in stays in
 * sight on a small phone.
 */
function NumbersBeside({
  contacts,
  withLine,
}: {
  readonly contacts: CrisisContacts
  /** Somebody to talk to as well, where the newest card does not name them. */
  readonly withLine: boolean
}) {
  const words = useWords(assistantWords)
  const language = useLanguage()
  const actionText = useActionText()
  const [line] = contacts.lines
  const action = line && lineActions(line)[0]
  return (
    <section className="row numbers-beside" aria-label={words.numbersBeside}>
      {withLine && line && action && (
        <a className="button help" href={action.href} rel="noreferrer">
          {actionText(action)} <span className="hidden">{inLanguage(lineNameBeside(line), language)}</span>
        </a>
      )}
      <EmergencyButton contacts={contacts} />
    </section>
  )
}
