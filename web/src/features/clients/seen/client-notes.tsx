import { documentLimits } from '@amhs/domain/documents/document-limits'
import { useEffect, useId, useMemo, useState } from 'react'
import { useFirestore } from 'reactfire'
import { announce } from '../../../platform/announcer'
import { useLiveQuery } from '../../../platform/data/use-live'
import { useWrite } from '../../../platform/data/use-write'
import { useLanguage } from '../../../platform/preferences'
import { useWords } from '../../../platform/words'
import { failureMessage, failureText } from '../../../ui/data/failure-text'
import { FocusStays } from '../../../ui/focus-stays'
import { ErrorSummary } from '../../../ui/form/error-summary'
import { TextField } from '../../../ui/form/text-field'
import { useForm } from '../../../ui/form/use-form'
import { clientsWords } from '../clients.words'
import { dayInList } from '../day-in-list'
import type { Grant } from '../grants.firestore'
import { addNote, freePlace, notesIn, partOf, removeNote } from '../grants.firestore'
import type { NoteValues } from './note-form'
import { noteRules, noteText } from './note-form'

const fullMessage = {
  zh: clientsWords.zh.notesFull(documentLimits.clientNotes),
  en: clientsWords.en.notesFull(documentLimits.clientNotes),
}

const labels = { text: { zh: '新的一条', en: 'New note' } }

/** What a professional notes about a client: nobody else reads it, and the client knows that it is there. */
export function ClientNotes({ grant }: { readonly grant: Grant }) {
  const words = useWords(clientsWords)
  const language = useLanguage()
  const id = useId()
  const firestore = useFirestore()
  const snapshot = useLiveQuery(useMemo(() => partOf(firestore, grant.id, 'notes'), [firestore, grant.id]))
  const adding = useWrite({
    write: ({ place, text }: { place: string; text: string }) => addNote(firestore, grant.id, place, text),
  })
  const removing = useWrite({ write: (name: string) => removeNote(firestore, grant.id, name) })
  const form = useForm<NoteValues>({ name: 'client-note', initial: { text: '' }, rules: noteRules, labels })
  const notes = snapshot === undefined ? [] : notesIn(snapshot)
  /** The note that was last sent and its place. What fails may still arrive: the same words are never sent to another place. */
  const [sent, setSent] = useState<{ readonly place: string; readonly text: string } | null>(null)
  const hasArrived = notes.some(({ id, text }) => id === sent?.place && text === sent.text)
  const free = freePlace(snapshot?.docs.map((note) => note.id) ?? [], documentLimits.clientNotes)
  const { busy } = form
  // It was said that it failed, and it came after all.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each note that arrives
  useEffect(() => {
    if (!hasArrived || busy) return
    if (document.activeElement?.closest('.error-summary')) document.getElementById(form.idOf('text'))?.focus()
    form.reset((now) => (noteText(now) === sent?.text ? { text: '' } : now))
    setSent(null)
    announce(words.noteSaved)
  }, [hasArrived, busy])
  const moments = notes.map(({ createdAt }) => createdAt)
  return (
    <section className="stack no-print" aria-labelledby={id}>
      <h2 id={id} tabIndex={-1}>
        {words.notesHeading}
      </h2>
      <form
        method="post"
        noValidate
        className="stack"
        onSubmit={form.onSubmit(async (values) => {
          const text = noteText(values)
          const isTaken = notes.some(({ id }) => id === sent?.place)
          const place = sent?.text === text && !isTaken ? sent.place : free
          if (place === undefined) return [{ message: fullMessage }]
          setSent({ place, text })
          try {
            await adding.mutateAsync({ place, text })
          } catch (error) {
            return [{ message: failureMessage(error) }]
          }
          setSent(null)
          form.reset({ text: '' })
          announce(words.noteSaved)
          return []
        })}
      >
        <ErrorSummary form={form} title={words.notesHeading} />
        <TextField form={form} field="text" rows={4} hint={words.noteHint(grant.knownAs)} />
        <div className="row">
          <button type="submit" className="button" aria-disabled={form.busy}>
            {words.saveNote}
          </button>
        </div>
      </form>
      {removing.error && <p className="error">{failureText(removing.error, language)}</p>}
      <ul className="plain stack">
        {notes.map((note) => {
          const date = dayInList(note.createdAt, moments, language)
          return (
            <li key={note.id} className="card stack">
              <p className="small muted">{date}</p>
              <p className="client-note">{note.text}</p>
              <div className="row">
                <button
                  type="button"
                  className="button"
                  aria-disabled={removing.isPending}
                  onClick={() => {
                    if (!removing.isPending)
                      removing.mutate(note.id, { onSuccess: () => announce(words.noteRemoved) })
                  }}
                >
                  {words.removeNote(date)}
                </button>
              </div>
              <FocusStays to={id} />
            </li>
          )
        })}
      </ul>
    </section>
  )
}
