import { useId, useMemo, useState } from 'react'
import { useFirestore } from 'reactfire'
import { useLiveQuery } from '../../../platform/data/use-live'
import { useWords } from '../../../platform/words'
import { Loading } from '../../../ui/data/loading'
import { grantsIn, grantsOf } from '../grants.firestore'
import { sharingWords } from '../sharing.words'
import { aliveAt, useMoment } from '../use-alive'
import { GivenGrant } from './given-grant'
import { NewShare } from './new-share'

/** The professionals with whom a person shares, and a new share. Stands inside `FirebaseGate`. */
export function Shares({
  uid,
  firstName,
  scanned,
}: {
  readonly uid: string
  readonly firstName: string
  /** The code in the address; empty where none was scanned. */
  readonly scanned: string
}) {
  const words = useWords(sharingWords)
  const id = useId()
  const firestore = useFirestore()
  const snapshot = useLiveQuery(useMemo(() => grantsOf(firestore, 'ownerUid', uid), [firestore, uid]))
  const now = useMoment()
  const [said, setSaid] = useState('')
  if (snapshot === undefined) return <Loading label={words.loading} />
  const grants = aliveAt(grantsIn(snapshot), now)
  return (
    <>
      <p role="status">{said}</p>
      <section className="stack" aria-labelledby={id}>
        <h2 id={id}>{words.activeHeading}</h2>
        {grants.length === 0 && <p>{words.none}</p>}
        {grants.map((grant) => (
          <GivenGrant key={grant.id} grant={grant} now={now} onSaid={setSaid} />
        ))}
      </section>
      <NewShare uid={uid} firstName={firstName} scanned={scanned} onGiven={setSaid} />
    </>
  )
}
