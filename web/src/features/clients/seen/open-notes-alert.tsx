import { useId, useState } from 'react'
import { useFirestore } from 'reactfire'
import { announce } from '../../../platform/announcer'
import { useWrite } from '../../../platform/data/use-write'
import { formatDate } from '../../../platform/dates'
import { clientHref } from '../../../platform/paths'
import { useLanguage } from '../../../platform/preferences'
import { useWords } from '../../../platform/words'
import { failureText } from '../../../ui/data/failure-text'
import { FocusStays } from '../../../ui/focus-stays'
import { Link } from '../../../ui/link'
import { clientsWords } from '../clients.words'
import type { Grant, Release } from '../grants.firestore'
import { markTalked } from '../grants.firestore'
import { toolName } from '../tool-names'
import { ToAnswer } from './safety-notes'
import { TalkedDialog } from './talked-dialog'

/** A safety note that is still to be talked about, and of whose share. */
export interface OpenNote {
  readonly grant: Grant
  readonly note: Release
}

/** The safety notes of all clients that nobody has talked about yet, each with the two things to do about it. */
export function OpenNotesAlert({ open }: { readonly open: readonly OpenNote[] }) {
  const words = useWords(clientsWords)
  const language = useLanguage()
  const firestore = useFirestore()
  const id = useId()
  const [asking, setAsking] = useState<OpenNote | null>(null)
  const marking = useWrite({ write: ({ grant, note }: OpenNote) => markTalked(firestore, grant.id, note.id) })
  return (
    <section className="card stack open-notes" aria-labelledby={id}>
      <h2 id={id} tabIndex={-1}>
        {words.notesFirst(open.length)}
      </h2>
      {marking.error && (
        <p className="error" role="alert">
          {failureText(marking.error, language)}
        </p>
      )}
      <ul className="plain stack">
        {open.map((one) => {
          const { grant, note } = one
          const date = formatDate(note.finishedAt, language)
          return (
            <li key={`${grant.id} ${note.id}`} className="stack">
              <p>
                <b>
                  <bdi>{grant.knownAs}</bdi>
                </b>
                {language === 'en' ? ': ' : '：'}
                {words.safetyNote(date, toolName(note.instrument, language))}
                {language === 'en' && ' '}
                {words.chosen(grant.knownAs)}
              </p>
              <p className="row">
                <Link className="button primary" to={clientHref(grant.id)}>
                  {words.open(grant.knownAs)}
                </Link>
                <ToAnswer grant={grant} note={note} />
                <button type="button" className="button" onClick={() => setAsking(one)}>
                  {words.markTalked}
                  <span className="hidden">{words.noteOf(grant.knownAs, date)}</span>
                </button>
              </p>
              <FocusStays to={open.length > 1 ? id : 'main'} />
            </li>
          )
        })}
      </ul>
      <p className="small">{words.noChannel}</p>
      <FocusStays />
      {asking && (
        <TalkedDialog
          name={asking.grant.knownAs}
          note={asking.note}
          onAnswer={(talked) => {
            setAsking(null)
            if (talked) marking.mutate(asking, { onSuccess: () => announce(words.marked) })
          }}
        />
      )}
    </section>
  )
}
