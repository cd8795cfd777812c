import { useId, useState } from 'react'
import { useFirestore } from 'reactfire'
import { useWrite } from '../../../platform/data/use-write'
import { useLanguage } from '../../../platform/preferences'
import type { SessionUser } from '../../../platform/session'
import { useWords } from '../../../platform/words'
import { failureText } from '../../../ui/data/failure-text'
import { Loading } from '../../../ui/data/loading'
import { MoreButton } from '../../../ui/data/more-button'
import { takeFocus } from '../../../ui/take-focus'
import { type Followed, FollowedGrants } from '../followed-grants'
import { endGrant } from '../grants.firestore'
import { sharingWords } from '../sharing.words'
import { aliveAt, leftAt, useMoment } from '../use-alive'
import { GivenGrant } from './given-grant'
import { LeftShare } from './left-share'
import { NewShare } from './new-share'

interface SharesOf {
  readonly user: SessionUser
  /** The code in the address; empty where none was scanned. */
  readonly scanned: string
}

/** The professionals with whom a person shares, and a new share. Stands inside `FirebaseGate`. */
export function Shares({ user, scanned }: SharesOf) {
  const words = useWords(sharingWords)
  return (
    <FollowedGrants side="ownerUid" uid={user.id} loading={<Loading label={words.loading} />}>
      {(followed) => <FollowedShares user={user} scanned={scanned} followed={followed} />}
    </FollowedGrants>
  )
}

function FollowedShares({ user, scanned, followed }: SharesOf & { readonly followed: Followed }) {
  const words = useWords(sharingWords)
  const language = useLanguage()
  const id = useId()
  const firestore = useFirestore()
  const now = useMoment(followed.grants)
  /** What was done, where the button that did it has gone: it takes the focus, which reads it, so nothing says it besides. */
  const [said, setSaid] = useState<{ readonly text: string; readonly at: number } | null>(null)
  const say = (text: string) => setSaid({ text, at: Date.now() })
  // Here and not with the share, which leaves the page before the answer comes: how it ended would be told to nobody.
  const puttingAway = useWrite({ write: (grant: string) => endGrant(firestore, grant) })
  const ending = useWrite({ write: (grant: EndingGrant) => endGrant(firestore, grant.id) })
  const grants = aliveAt(followed.grants, now)
  const left = leftAt(followed.grants, now)
  const unsure = ending.isError ? ending.variables : undefined
  // It may have arrived after all, only without an answer in time.
  const isStillGiven = grants.some((grant) => grant.id === unsure?.id)
  const stop = (grant: EndingGrant) => {
    if (ending.isPending) return
    setSaid(null)
    ending.mutate(grant, { onSuccess: () => say(words.stopped(grant.name)) })
  }
  const putAway = (id: string) => {
    if (!puttingAway.isPending) puttingAway.mutate(id)
  }
  // On a first visit the way to begin stands first; the keys keep what is typed when that changes.
  const isFirst = grants.length === 0 && left.length === 0
  const given = (
    <section key="given" className="stack" aria-labelledby={id}>
      <h2 id={id} tabIndex={-1}>
        {words.activeHeading}
      </h2>
      {left.map((grant) => (
        <LeftShare key={grant.id} grant={grant} focusTo={id} onPutAway={() => putAway(grant.id)} />
      ))}
      {grants.length === 0 && <p>{words.none}</p>}
      {grants.map((grant) => (
        <GivenGrant
          key={grant.id}
          grant={grant}
          now={now}
          focusTo={id}
          isStopping={ending.isPending && ending.variables.id === grant.id}
          stopFailure={unsure?.id === grant.id ? ending.error : null}
          onStop={(name) => stop({ id: grant.id, name })}
        />
      ))}
      <MoreButton
        pages={{
          entries: followed.grants,
          error: null,
          isReadingMore: false,
          hasMore: followed.more !== null,
          readMore: () => followed.more?.(),
        }}
      />
    </section>
  )
  const start = user.emailVerified ? (
    <NewShare key="start" uid={user.id} scanned={scanned} onGiven={say} />
  ) : (
    <p key="start" className="notice">
      {words.verifyFirst(user.email)}
    </p>
  )
  return (
    <>
      {puttingAway.error && (
        <p className="error" role="alert">
          {failureText(puttingAway.error, language)}
        </p>
      )}
      <p role="status">
        {ending.isPending ? words.stopping : unsure && !isStillGiven && words.stopped(unsure.name)}
      </p>
      {said && (
        <p key={said.at} tabIndex={-1} ref={takeFocus}>
          {said.text}
        </p>
      )}
      {isFirst ? [start, given] : [given, start]}
    </>
  )
}

/** A share that its owner wants to end, and with whom it is, for when it has left the page. */
interface EndingGrant {
  readonly id: string
  readonly name: string
}
