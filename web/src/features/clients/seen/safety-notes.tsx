import { useId, useState } from 'react'
import { useFirestore } from 'reactfire'
import { useWrite } from '../../../platform/data/use-write'
import { formatDate } from '../../../platform/dates'
import { useLanguage } from '../../../platform/preferences'
import { useWords } from '../../../platform/words'
import { ConfirmDialog } from '../../../ui/confirm-dialog'
import { failureText } from '../../../ui/data/failure-text'
import { clientsWords } from '../clients.words'
import type { Grant, Release } from '../grants.firestore'
import { markTalked } from '../grants.firestore'
import { toolName } from '../tool-names'
import type { Releases } from './use-releases'

/** Results with an answer that should be talked about; what is still open stands first. */
export function SafetyNotes({ grant, followed }: { readonly grant: Grant; readonly followed: Releases }) {
  const words = useWords(clientsWords)
  const language = useLanguage()
  const firestore = useFirestore()
  const id = useId()
  const [asking, setAsking] = useState<Release | null>(null)
  const marking = useWrite({ write: (screening: string) => markTalked(firestore, grant.id, screening) })
  if (followed.notes.length === 0) return null
  const ordered = followed.notes.toSorted(
    (one, other) => Number(followed.talkedAt.has(one.id)) - Number(followed.talkedAt.has(other.id)),
  )
  const dateOf = (note: Release) => formatDate(note.finishedAt, language)
  return (
    <section className="card stack" aria-labelledby={id}>
      <h3 id={id}>{words.safetyHeading}</h3>
      {marking.error && <p className="error">{failureText(marking.error, language)}</p>}
      <ul className="plain stack">
        {ordered.map((note) => {
          const at = followed.talkedAt.get(note.id)
          return (
            <li key={note.id}>
              <p>{words.safetyNote(dateOf(note), toolName(note.instrument, language))}</p>
              {at === undefined ? (
                <p className="row">
                  <b>{words.notTalked}</b>
                  <button type="button" className="button no-print" onClick={() => setAsking(note)}>
                    {words.markTalkedOf(dateOf(note))}
                  </button>
                </p>
              ) : (
                <p className="small">{words.talkedOn(formatDate(at || Date.now(), language))}</p>
              )}
            </li>
          )
        })}
      </ul>
      <p className="small">
        {words.chosen(grant.knownAs)} {words.noChannel}
      </p>
      {asking && (
        <ConfirmDialog
          heading={words.talkedHeading(grant.knownAs, dateOf(asking))}
          text={words.talkedText}
          confirm={words.talked}
          cancel={words.notYet}
          onAnswer={(confirmed) => {
            setAsking(null)
            if (confirmed) marking.mutate(asking.id)
          }}
        />
      )}
    </section>
  )
}
