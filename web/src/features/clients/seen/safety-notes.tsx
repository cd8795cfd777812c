import { useId, useState } from 'react'
import { useFirestore } from 'reactfire'
import { announce } from '../../../platform/announcer'
import { useWrite } from '../../../platform/data/use-write'
import { formatDate } from '../../../platform/dates'
import { notedAnswerHref } from '../../../platform/paths'
import { useLanguage } from '../../../platform/preferences'
import { useWords } from '../../../platform/words'
import { failureText } from '../../../ui/data/failure-text'
import { FocusStays } from '../../../ui/focus-stays'
import { Link } from '../../../ui/link'
import { clientsWords } from '../clients.words'
import type { Grant, Release } from '../grants.firestore'
import { markTalked } from '../grants.firestore'
import { toolName } from '../tool-names'
import { TalkedDialog } from './talked-dialog'
import type { Releases } from './use-releases'
import { useSayNotes } from './use-say-notes'

/** Results with an answer that should be talked about and was not yet; nothing where there is none. */
export function SafetyNotes({ grant, followed }: { readonly grant: Grant; readonly followed: Releases }) {
  const words = useWords(clientsWords)
  const language = useLanguage()
  const firestore = useFirestore()
  const id = useId()
  const [asking, setAsking] = useState<Release | null>(null)
  const marking = useWrite({ write: (screening: string) => markTalked(firestore, grant.id, screening) })
  const dateOf = (note: Release) => formatDate(note.finishedAt, language)
  const textOf = (note: Release) => words.safetyNote(dateOf(note), toolName(note.instrument, language))
  useSayNotes(new Map(followed.openNotes.map((note) => [note.id, textOf(note)])), words.notesFirst)
  if (followed.openNotes.length === 0) return null
  return (
    <section className="card stack open-notes" aria-labelledby={id}>
      <h2 id={id}>{words.safetyHeading}</h2>
      {marking.error && (
        <p className="error" role="alert">
          {failureText(marking.error, language)}
        </p>
      )}
      <ul className="plain stack">
        {followed.openNotes.map((note) => (
          <li key={note.id} className="stack">
            <p>{textOf(note)}</p>
            <p className="row">
              <b>{words.notTalked}</b>
              <ToAnswer grant={grant} note={note} />
              <button type="button" className="button no-print" onClick={() => setAsking(note)}>
                {words.markTalkedOf(dateOf(note))}
              </button>
            </p>
            <FocusStays />
          </li>
        ))}
      </ul>
      <p className="small">
        {words.chosen(grant.knownAs)}
        {language === 'en' && ' '}
        {words.noChannel}
      </p>
      {asking && (
        <TalkedDialog
          name={grant.knownAs}
          note={asking}
          onAnswer={(talked) => {
            setAsking(null)
            if (talked) marking.mutate(asking.id, { onSuccess: () => announce(words.marked) })
          }}
        />
      )}
    </section>
  )
}

/** What was talked about already, folded: it is kept, but is not what a professional comes for. */
export function TalkedNotes({
  grant,
  followed: { notes, talkedAt },
}: {
  readonly grant: Grant
  readonly followed: Releases
}) {
  const words = useWords(clientsWords)
  const language = useLanguage()
  const talked = notes.filter(({ id }) => talkedAt.has(id))
  if (talked.length === 0) return null
  return (
    <details>
      <summary>{words.oldNotes(talked.length)}</summary>
      <ul className="plain stack">
        {talked.map((note) => (
          <li key={note.id}>
            <p>
              {words.safetyNote(formatDate(note.finishedAt, language), toolName(note.instrument, language))}{' '}
              <ToAnswer grant={grant} note={note} />
            </p>
            {/* A mark has no time of the server's yet while it is on its way. */}
            <p className="small">
              {words.talkedOn(formatDate(talkedAt.get(note.id) || Date.now(), language))}
            </p>
          </li>
        ))}
      </ul>
    </details>
  )
}

/** The way from a safety note to the answer that it is about. */
export function ToAnswer({ grant, note }: { readonly grant: Grant; readonly note: Release }) {
  const words = useWords(clientsWords)
  const language = useLanguage()
  return (
    <Link className="no-print" to={notedAnswerHref(grant.id, note.id)}>
      {words.whichAnswer}
      <span className="hidden">{words.noteOf(grant.knownAs, formatDate(note.finishedAt, language))}</span>
    </Link>
  )
}
