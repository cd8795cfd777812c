import type { ReactNode } from 'react'
import { useEffect, useId, useLayoutEffect, useRef } from 'react'
import type { Pager } from '../../platform/data/use-pager'
import { useWords } from '../../platform/words'
import { Empty } from '../../ui/data/empty'
import { LoadFailure } from '../../ui/data/load-failure'
import { Loading } from '../../ui/data/loading'
import { Icon } from '../../ui/icon'
import { SlowNote } from '../../ui/slow-note'
import { adminWords } from './admin.words'
import type { ListedEntry } from './admin-lists.firestore'
import type { ActionNoteText } from './use-admin-action'

/** Whether a change is under way, and how the last one ended; that stays in view, and takes the focus when the pressed button has left the page. */
export function ActionNote({
  note,
  busy,
  heldBack = false,
}: {
  readonly note: ActionNoteText | null
  readonly busy: boolean
  /** Whether something else was pressed meanwhile. */
  readonly heldBack?: boolean
}) {
  const words = useWords(adminWords)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!note) return
    // The list is read anew after a change: only then is it known whether the button is still there.
    const timer = setInterval(() => {
      if (document.activeElement === document.body) place.current?.focus({ preventScroll: true })
    }, 100)
    const end = setTimeout(() => clearInterval(timer), 3000)
    return () => {
      clearInterval(timer)
      clearTimeout(end)
    }
  }, [note])
  if (busy)
    return (
      <div className="admin-note">
        <p className="notice" role="status">
          {heldBack ? words.workingFirst : words.working}
        </p>
        <SlowNote busy />
      </div>
    )
  if (!note) return null
  return (
    <div className="admin-note" ref={place} tabIndex={-1}>
      {note.failed ? (
        <p className="notice error">
          <Icon name="error" />
          {note.text}
        </p>
      ) : (
        <p className="notice">{note.text}</p>
      )}
    </div>
  )
}

/**
 * A table with a caption and heads. Where it has no room its rows become cards with the heads as labels (`data-label`), by its own
 * width; what each is called is written out then, since a changed `display` takes it away in some browsers.
 */
export function AdminTable({
  caption,
  heads,
  children,
}: {
  readonly caption: string
  readonly heads: readonly string[]
  readonly children: ReactNode
}) {
  const id = useId()
  const table = useRef<HTMLTableElement>(null)
  // After every drawing: rows come and go.
  useLayoutEffect(() => nameRoles(table.current))
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a frame that scrolls must be reachable by keyboard
    <section className="table cards" tabIndex={0} aria-labelledby={id}>
      <table ref={table}>
        <caption id={id}>{caption}</caption>
        <thead>
          <tr>
            {heads.map((head) => (
              <th scope="col" key={head}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </section>
  )
}

const rolesOfParts = {
  table: 'table',
  thead: 'rowgroup',
  tbody: 'rowgroup',
  tr: 'row',
  'thead th': 'columnheader',
  'tbody th': 'rowheader',
  td: 'cell',
} as const

function nameRoles(table: HTMLTableElement | null): void {
  for (const [part, role] of Object.entries(rolesOfParts))
    for (const element of table?.parentElement?.querySelectorAll(part) ?? [])
      element.setAttribute('role', role)
}

/** What stands below a list: that it is empty, loading, failure with another try, and the way to other pages. */
export function PageControls({
  pages,
  none,
}: {
  readonly pages: Pager<unknown>
  /** What is said where the list is empty. */
  readonly none?: string | undefined
}) {
  const words = useWords(adminWords)
  const { entries, error, isReading, goBack, goOn, reload } = pages
  return (
    <>
      {entries?.length === 0 && !isReading && <Empty text={none ?? words.none} />}
      {isReading && <Loading />}
      {error !== null && !isReading && <LoadFailure error={error} onRetry={reload} />}
      {(goBack || goOn) && (
        <nav className="row" aria-label={words.paging}>
          {goBack && (
            <button type="button" className="button" onClick={goBack}>
              <Icon name="back" />
              {words.previous}
            </button>
          )}
          {goOn && (
            <button type="button" className="button" onClick={goOn}>
              {words.next}
              <Icon name="forward" />
            </button>
          )}
        </nav>
      )}
    </>
  )
}

/** A list of cards, each a document that waits for an administrator, and what stands below it. */
export function Inbox<Value>({
  pages,
  none,
  children,
}: {
  readonly pages: Pager<ListedEntry<Value>>
  /** What is said where nothing waits. */
  readonly none: string
  /** Draws one document that could be read. */
  readonly children: (value: Value, id: string) => ReactNode
}) {
  const words = useWords(adminWords)
  return (
    <>
      <ul className="plain stack">
        {pages.entries?.map((entry) => (
          <li className="card" key={entry.id}>
            {entry.readable ? children(entry.value, entry.id) : words.unreadable(entry.id)}
          </li>
        ))}
      </ul>
      <PageControls pages={pages} none={none} />
    </>
  )
}

/** A row for a document that does not fit its schema. */
export function UnreadableRow({ id, columns }: { readonly id: string; readonly columns: number }) {
  const words = useWords(adminWords)
  return (
    <tr>
      <td colSpan={columns}>{words.unreadable(id)}</td>
    </tr>
  )
}
