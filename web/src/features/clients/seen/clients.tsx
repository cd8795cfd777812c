import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { useFirestore } from 'reactfire'
import { announce } from '../../../platform/announcer'
import { useWrite } from '../../../platform/data/use-write'
import { formatDate } from '../../../platform/dates'
import { paths } from '../../../platform/paths'
import { useLanguage } from '../../../platform/preferences'
import { useWords } from '../../../platform/words'
import { failureText } from '../../../ui/data/failure-text'
import { Loading } from '../../../ui/data/loading'
import { MoreButton } from '../../../ui/data/more-button'
import { Link } from '../../../ui/link'
import { clientsWords } from '../clients.words'
import { type Followed, FollowedGrants } from '../followed-grants'
import { GrantBoundary } from '../grant-boundary'
import type { Grant } from '../grants.firestore'
import { leaveGrant } from '../grants.firestore'
import { toolName } from '../tool-names'
import { aliveAt, useMoment } from '../use-alive'
import { Bounds } from './bounds'
import { ClientCard } from './client-card'
import { ClientDetail } from './client-detail'
import type { Named } from './client-heading'
import { type OpenNote, OpenNotesAlert } from './open-notes-alert'
import { CheckState } from './own-code'
import { useSayNotes } from './use-say-notes'
import { type ClientOrder, clientOrders, orderedClients, type Waiting } from './waiting'

/** Everybody who shares with a professional, or the one whom the address names. Stands inside `FirebaseGate`. */
export function Clients({
  uid,
  wanted,
  onNamed,
}: {
  readonly uid: string
  readonly wanted: string | null
  /** Told who the one is whom the address names, for the heading and the title of the page. */
  readonly onNamed: (named: Named) => void
}) {
  const words = useWords(clientsWords)
  return (
    <FollowedGrants side="professionalUid" uid={uid} loading={<Loading label={words.loading} />}>
      {(followed) =>
        wanted === null ? (
          <ClientList uid={uid} followed={followed} />
        ) : (
          <OneClient key={wanted} followed={followed} wanted={wanted} onNamed={onNamed} />
        )
      }
    </FollowedGrants>
  )
}

function OneClient({
  followed,
  wanted,
  onNamed,
}: {
  readonly followed: Followed
  readonly wanted: string
  readonly onNamed: (named: Named) => void
}) {
  const words = useWords(clientsWords)
  const language = useLanguage()
  const firestore = useFirestore()
  const grant = aliveAt(followed.grants, useMoment(followed.grants)).find(({ id }) => id === wanted)
  // Here and not with the client, who leaves the page before the answer comes.
  const leaving = useWrite({ write: ({ id }: Grant) => leaveGrant(firestore, id) })
  const left = leaving.variables
  const knownAs = grant?.knownAs ?? null
  // Before what has the focus goes: the heading already says then whose page this was, or that nobody is here.
  useLayoutEffect(() => onNamed({ wanted, knownAs }), [wanted, knownAs, onNamed])
  return (
    <>
      {leaving.error && grant && (
        <p className="error" role="alert">
          {words.leaveFailed} {failureText(leaving.error, language)}
        </p>
      )}
      {grant ? (
        <GrantBoundary loading={<Loading label={words.loading} />}>
          <ClientDetail grant={grant} onLeave={() => !leaving.isPending && leaving.mutate(grant)} />
        </GrantBoundary>
      ) : followed.more ? (
        // The address may name somebody of a further page.
        <MoreClients followed={followed} />
      ) : (
        <NothingHere>{left ? words.left(left.knownAs) : words.gone}</NothingHere>
      )}
    </>
  )
}

/** Why there is nobody to be seen. Whoever was at what has gone is brought here; whoever was elsewhere is only told. */
function NothingHere({ children }: { readonly children: string }) {
  const text = useRef<HTMLParagraphElement>(null)
  const [first] = useState(children)
  useEffect(() => {
    if (document.activeElement === document.body) text.current?.focus()
    else announce(first)
  }, [first])
  return (
    <p ref={text} tabIndex={-1}>
      {children}
    </p>
  )
}

function MoreClients({ followed: { grants, more } }: { readonly followed: Followed }) {
  return (
    <MoreButton
      pages={{
        entries: grants,
        error: null,
        isReadingMore: false,
        hasMore: more !== null,
        readMore: () => more?.(),
      }}
    />
  )
}

function ClientList({ uid, followed }: { readonly uid: string; readonly followed: Followed }) {
  const words = useWords(clientsWords)
  const language = useLanguage()
  const id = useId()
  const now = useMoment(followed.grants)
  const [waiting, setWaiting] = useState<Readonly<Record<string, Waiting>>>({})
  const [order, setOrder] = useState<ClientOrder>('waits')
  const grants = aliveAt(followed.grants, now)
  const open = grants.flatMap((grant) =>
    (waiting[grant.id]?.openNotes ?? []).map((note): OpenNote => ({ grant, note })),
  )
  useSayNotes(
    new Map(
      open.map(({ grant, note }) => [
        `${grant.id} ${note.id}`,
        `${grant.knownAs}${language === 'en' ? ': ' : '：'}${words.safetyNote(formatDate(note.finishedAt, language), toolName(note.instrument, language))}`,
      ]),
    ),
    words.notesFirst,
  )
  const labels = { waits: words.sortWaits, name: words.sortName, latest: words.sortLast }
  return (
    <>
      <section className="stack" aria-label={words.heading}>
        {open.length > 0 && <OpenNotesAlert open={open} />}
        <p role="status">
          {grants.length === 0
            ? words.none
            : `${words.count(grants.length)}${language === 'en' ? ' ' : ''}${words.lead}`}
        </p>
        {grants.length === 0 && (
          <p>
            <Link to={`${paths.clients}?part=code`}>{words.toCode}</Link>
          </p>
        )}
        <CheckState uid={uid} />
        {followed.more && <p>{words.moreWait}</p>}
        {grants.length > 1 && (
          <div className="field">
            <label htmlFor={id}>{words.sort}</label>
            <select
              id={id}
              value={order}
              onChange={({ target }) => setOrder(clientOrders.find((one) => one === target.value) ?? 'waits')}
            >
              {clientOrders.map((one) => (
                <option key={one} value={one}>
                  {labels[one]}
                </option>
              ))}
            </select>
          </div>
        )}
        <ul className="plain stack clients">
          {orderedClients(grants, waiting, order, language).map((grant) => (
            <li key={grant.id}>
              <ClientCard
                grant={grant}
                now={now}
                onWaiting={(one) => setWaiting((before) => ({ ...before, [grant.id]: one }))}
              />
            </li>
          ))}
        </ul>
        <MoreClients followed={followed} />
      </section>
      <Bounds />
    </>
  )
}
