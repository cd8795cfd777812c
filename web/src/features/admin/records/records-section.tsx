import type { ComponentProps, ReactNode } from 'react'
import { useEffect, useRef, useState } from 'react'
import type * as v from 'valibot'
import type { Pager } from '../../../platform/data/use-pager'
import { useWords } from '../../../platform/words'
import { ConfirmDialog } from '../../../ui/confirm-dialog'
import { adminWords } from '../admin.words'
import type { ListedEntry } from '../admin-lists.firestore'
import { ActionNote, AdminTable, PageControls, UnreadableRow } from '../admin-parts'
import { useAdminAction } from '../use-admin-action'
import type { RecordField } from './record-fields'
import { RecordForm } from './record-form'

type Question = Omit<ComponentProps<typeof ConfirmDialog>, 'onAnswer'>

interface Editing {
  readonly id?: string
  readonly document: object
}

/** A list of documents that are added, changed and removed here: services and groups. */
export function RecordsSection<Value extends object>({
  pages,
  caption,
  nameHead,
  heads,
  cells,
  nameOf,
  addText,
  fields,
  schema,
  editable,
  ask = () => null,
  save,
  remove,
  removeText,
  none,
  opened = null,
  filter,
}: {
  readonly pages: Pager<ListedEntry<Value>>
  readonly caption: string
  /** What the names in the first column are names of. */
  readonly nameHead: string
  readonly heads: readonly string[]
  /** The texts of a row after the name. */
  readonly cells: (value: Value) => readonly string[]
  readonly nameOf: (value: Value) => string
  readonly addText: string
  readonly fields: readonly RecordField[]
  readonly schema: v.GenericSchema
  /** What of a stored document may be sent back. */
  readonly editable: (value: Value) => object
  /** What is asked before a changed document is saved; null where nothing is lost by it. */
  readonly ask?: (document: object, earlier: object) => Question | null
  readonly save: (document: object, id: string | undefined) => Promise<unknown>
  readonly remove: (id: string) => Promise<unknown>
  /** What is said before a document is removed, where that has to be asked of the server first. */
  readonly removeText?: (id: string) => Promise<string>
  /** What is said where the list is empty. */
  readonly none?: string | undefined
  /** A document that is to be edited at once. */
  readonly opened?: { readonly id: string; readonly value: Value } | null
  /** What narrows the list. */
  readonly filter?: ReactNode
}) {
  const words = useWords(adminWords)
  const action = useAdminAction()
  const [editing, setEditing] = useState<Editing | null>(
    opened && { id: opened.id, document: editable(opened.value) },
  )
  const [removing, setRemoving] = useState<{
    readonly entry: Extract<ListedEntry<Value>, { readable: true }>
    readonly text: string
  } | null>(null)
  const [counting, setCounting] = useState(false)

  const [asked, setAsked] = useState<{ readonly question: Question; readonly document: object } | null>(null)

  async function askToRemove(entry: Extract<ListedEntry<Value>, { readable: true }>) {
    if (counting) return
    if (!removeText) return setRemoving({ entry, text: words.removeText })
    setCounting(true)
    const text = await removeText(entry.id)
    setCounting(false)
    setRemoving({ entry, text })
  }

  // Until the list has been read anew it shows what was before; editing that would undo what has just been saved.
  const justSaved = useRef(new Map<string, object>())
  const { entries } = pages
  useEffect(() => {
    if (entries) justSaved.current.clear()
  }, [entries])

  const addButton = useRef<HTMLButtonElement>(null)
  const cameBack = useRef(false)
  useEffect(() => {
    if (editing === null && cameBack.current) addButton.current?.focus()
    cameBack.current = false
  }, [editing])

  /** Opens the form or goes back to the list, which then has the focus at its beginning. */
  function edit(next: Editing | null) {
    cameBack.current = next === null
    action.clear()
    setEditing(next)
  }

  if (editing) {
    const store = async (document: object) => {
      const name = nameOf(document as Value)
      if (await action.run(() => save(document, editing.id), words.saved(name))) {
        if (editing.id) justSaved.current.set(editing.id, document)
        setEditing(null)
        pages.reload()
      }
    }
    return (
      <>
        <ActionNote note={action.note} busy={action.busy} heldBack={action.heldBack} />
        <RecordForm
          heading={editing.id ? words.editing(nameOf(editing.document as Value)) : addText}
          fields={fields}
          document={editing.document}
          schema={schema}
          busy={action.busy}
          onBack={() => edit(null)}
          onSave={(document) => {
            const question = ask(document, editing.document)
            if (question) setAsked({ question, document })
            else void store(document)
          }}
        />
        {asked && (
          <ConfirmDialog
            {...asked.question}
            onAnswer={(confirmed) => {
              setAsked(null)
              if (confirmed) void store(asked.document)
            }}
          />
        )}
      </>
    )
  }

  return (
    <>
      <p>
        <button
          type="button"
          className="button primary"
          ref={addButton}
          onClick={() => edit({ document: {} })}
        >
          {addText}
        </button>
      </p>
      {filter}
      <ActionNote note={action.note} busy={action.busy || counting} heldBack={action.heldBack} />
      {entries && entries.length > 0 && (
        <AdminTable caption={caption} heads={[nameHead, ...heads, words.actions]}>
          {entries.map((entry) =>
            entry.readable ? (
              <tr key={entry.id}>
                <th scope="row" className="wide">
                  {nameOf(entry.value)}
                </th>
                {cells(entry.value).map((text, index) => (
                  <td key={heads[index]} data-label={heads[index]}>
                    {text}
                  </td>
                ))}
                <td className="acts">
                  <div className="role-form">
                    <button
                      type="button"
                      className="button"
                      onClick={() =>
                        edit({
                          id: entry.id,
                          document: justSaved.current.get(entry.id) ?? editable(entry.value),
                        })
                      }
                    >
                      {words.edit}
                      <span className="hidden">{words.of(nameOf(entry.value))}</span>
                    </button>
                    <button
                      type="button"
                      className="button"
                      aria-disabled={counting}
                      onClick={() => void askToRemove(entry)}
                    >
                      {words.remove}
                      <span className="hidden">{words.of(nameOf(entry.value))}</span>
                    </button>
                  </div>
                </td>
              </tr>
            ) : (
              <UnreadableRow key={entry.id} id={entry.id} columns={heads.length + 2} />
            ),
          )}
        </AdminTable>
      )}
      <PageControls pages={pages} none={none} />
      {removing && (
        <ConfirmDialog
          heading={words.removeHeading(nameOf(removing.entry.value))}
          text={removing.text}
          confirm={words.remove}
          cancel={words.cancel}
          onAnswer={async (confirmed) => {
            setRemoving(null)
            const { id, value } = removing.entry
            if (!confirmed) return
            if (await action.run(() => remove(id), words.removed(nameOf(value)))) pages.reload()
          }}
        />
      )}
    </>
  )
}
