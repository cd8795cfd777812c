import { useId, useMemo, useState } from 'react'
import { useFirestore } from 'reactfire'
import { useLiveQuery } from '../../../platform/data/use-live'
import { useWrite } from '../../../platform/data/use-write'
import { useLanguage } from '../../../platform/preferences'
import type { SessionUser } from '../../../platform/session'
import { useWords } from '../../../platform/words'
import { failureText } from '../../../ui/data/failure-text'
import { Loading } from '../../../ui/data/loading'
import { endGrant, grantsIn, grantsOf } from '../grants.firestore'
import { sharingWords } from '../sharing.words'
import { aliveAt, useMoment } from '../use-alive'
import { GivenGrant } from './given-grant'
import { NewShare } from './new-share'

/** The professionals with whom a person shares, and a new share. Stands inside `FirebaseGate`. */
export function Shares({
  user,
  scanned,
}: {
  readonly user: SessionUser
  /** The code in the address; empty where none was scanned. */
  readonly scanned: string
}) {
  const words = useWords(sharingWords)
  const language = useLanguage()
  const id = useId()
  const firestore = useFirestore()
  const snapshot = useLiveQuery(useMemo(() => grantsOf(firestore, 'ownerUid', user.id), [firestore, user.id]))
  const now = useMoment()
  const [said, setSaid] = useState('')
  // Here and not with the share, which leaves the page before the answer comes: how it ended would be told to nobody.
  const ending = useWrite({ write: (grant: EndingGrant) => endGrant(firestore, grant.id) })
  if (snapshot === undefined) return <Loading label={words.loading} />
  const grants = aliveAt(grantsIn(snapshot), now)
  const unsure = ending.isError ? ending.variables : undefined
  // It may have arrived after all, only without an answer in time.
  const isStillGiven = grants.some((grant) => grant.id === unsure?.id)
  const stop = (grant: EndingGrant) => {
    if (ending.isPending) return
    setSaid('')
    ending.mutate(grant, { onSuccess: () => setSaid(words.stopped(grant.name)) })
  }
  return (
    <>
      <p role="status">
        {ending.isPending ? words.stopping : unsure && !isStillGiven ? words.stopped(unsure.name) : said}
      </p>
      {unsure && isStillGiven && (
        <div className="notice stack">
          <p className="error" role="alert">
            {words.stopFailed(unsure.name)} {failureText(ending.error, language)}
          </p>
          <div className="row">
            <button type="button" className="button" onClick={() => stop(unsure)}>
              {words.stopAgain}
            </button>
          </div>
        </div>
      )}
      <section className="stack" aria-labelledby={id}>
        <h2 id={id}>{words.activeHeading}</h2>
        {grants.length === 0 && <p>{words.none}</p>}
        {grants.map((grant) => (
          <GivenGrant
            key={grant.id}
            grant={grant}
            now={now}
            onStop={(name) => stop({ id: grant.id, name })}
          />
        ))}
      </section>
      {user.emailVerified ? (
        <NewShare uid={user.id} firstName={user.firstName} scanned={scanned} onGiven={setSaid} />
      ) : (
        <p className="notice">{words.verifyFirst(user.email)}</p>
      )}
    </>
  )
}

/** A share that its owner wants to end, and with whom it is, for when it has left the page. */
interface EndingGrant {
  readonly id: string
  readonly name: string
}
