import { listLimits } from '@amhs/domain/documents/document-limits'
import { useMemo, useState } from 'react'
import { Link } from 'react-router-dom'
import { useFirestore } from 'reactfire'
import { useLiveQuery } from '../../../platform/data/use-live'
import { paths } from '../../../platform/paths'
import { useWords } from '../../../platform/words'
import { Loading } from '../../../ui/data/loading'
import { clientsWords } from '../clients.words'
import { grantsIn, grantsOf } from '../grants.firestore'
import { aliveAt, useMoment } from '../use-alive'
import { Bounds } from './bounds'
import { ClientCard } from './client-card'
import { ClientDetail } from './client-detail'
import { OwnCode } from './own-code'

/** Everybody who shares with a professional, or the one whom the address names. Stands inside `FirebaseGate`. */
export function Clients({ uid, wanted }: { readonly uid: string; readonly wanted: string | null }) {
  const words = useWords(clientsWords)
  const firestore = useFirestore()
  const snapshot = useLiveQuery(useMemo(() => grantsOf(firestore, 'professionalUid', uid), [firestore, uid]))
  const now = useMoment()
  const [open, setOpen] = useState<Readonly<Record<string, number>>>({})
  if (snapshot === undefined) return <Loading label={words.loading} />
  const grants = aliveAt(grantsIn(snapshot), now)

  if (wanted !== null) {
    const grant = grants.find(({ id }) => id === wanted)
    return (
      <>
        <p className="no-print">
          <Link to={paths.clients}>{words.back}</Link>
        </p>
        {grant ? <ClientDetail key={grant.id} grant={grant} /> : <p role="status">{words.gone}</p>}
      </>
    )
  }
  const total = grants.reduce((sum, { id }) => sum + (open[id] ?? 0), 0)
  // Who waits to be talked with comes first, then whose share ends first.
  const ordered = grants.toSorted(
    (one, other) =>
      Math.sign(open[other.id] ?? 0) - Math.sign(open[one.id] ?? 0) || one.expiresAt - other.expiresAt,
  )
  return (
    <>
      <section className="stack" aria-label={words.heading}>
        <p role="status">{grants.length === 0 ? words.none : words.count(grants.length)}</p>
        {total > 0 && (
          <div className="notice stack">
            <h2>{words.notesFirst(total)}</h2>
            <p className="small">{words.noChannel}</p>
          </div>
        )}
        {snapshot.size >= listLimits.grants && <p>{words.most(listLimits.grants)}</p>}
        <ul className="plain stack clients">
          {ordered.map((grant) => (
            <li key={grant.id}>
              <ClientCard
                grant={grant}
                now={now}
                onOpenNotes={(count) => setOpen((before) => ({ ...before, [grant.id]: count }))}
              />
            </li>
          ))}
        </ul>
      </section>
      <OwnCode uid={uid} />
      <Bounds />
    </>
  )
}
