import { inLanguage } from '@amhs/domain/localized'
import { getDocFromServer } from 'firebase/firestore'
import { useEffect, useId, useRef, useState } from 'react'
import { useFirestore } from 'reactfire'
import { announce } from '../../../platform/announcer'
import { useLiveDocument, useLiveQuery } from '../../../platform/data/use-live'
import { LiveDataBoundary } from '../../../platform/firebase/reactfire-cures'
import { groupInboxHref } from '../../../platform/paths'
import { useLanguage } from '../../../platform/preferences'
import { useWords } from '../../../platform/words'
import { LoadFailure } from '../../../ui/data/load-failure'
import { Loading } from '../../../ui/data/loading'
import { Link } from '../../../ui/link'
import { WaitingWords } from '../../../ui/waiting-count'
import { groupIn, groupReference, groupsLedBy, requestsTo, urgentIn } from '../groups.firestore'
import type { SupportGroup } from '../groups.repository'
import { AskedToLeave } from './asked-to-leave'
import { DetailsForm } from './details-form'
import { inboxWords } from './inbox.words'
import { Letters } from './letters'

/** The groups of a facilitator, one of them open with its requests. Stands inside `FirebaseGate`. */
export function GroupInbox({ uid, wanted }: { readonly uid: string; readonly wanted: string | null }) {
  const words = useWords(inboxWords)
  const language = useLanguage()
  const id = useId()
  const snapshot = useLiveQuery(groupsLedBy(useFirestore(), uid))
  /** The group that was open last. */
  const [last, setLast] = useState<SupportGroup | null>(null)
  if (snapshot === undefined) return <Loading label={words.loading} />
  const groups = snapshot.docs.flatMap((document) => groupIn(document) ?? [])
  const listed = groups.find((one) => one.id === wanted)
  // Whoever looked at a group is not put before another one that they did not ask for.
  const hasGone = last !== null && !listed && !groups.some(({ id }) => id === last.id)
  const group = hasGone ? undefined : (listed ?? groups.find(({ id }) => id === last?.id) ?? groups[0])
  if (group && group.id !== last?.id) setLast(group)
  if (group === undefined)
    return (
      <>
        {last && <Gone key={last.id} group={last} />}
        {groups.length === 0 ? <p>{words.noGroups}</p> : <GroupLinks groups={groups} openId={null} />}
      </>
    )
  return (
    <>
      {groups.length > 1 && <GroupLinks groups={groups} openId={group.id} />}
      <section className="stack" aria-labelledby={id} key={group.id}>
        <h2 id={id}>{inLanguage(group.name, language)}</h2>
        <LiveDataBoundary
          fallback={(error, retry) => <Refused groupId={group.id} error={error} onRetry={retry} />}
        >
          <Letters group={group} />
          <AskedToLeave groupId={group.id} />
          <DetailsForm group={group} />
        </LiveDataBoundary>
      </section>
    </>
  )
}

/** That the group which was open has gone to somebody else, or altogether; takes the focus, since what had it is gone as well. */
function Gone({ group }: { readonly group: SupportGroup }) {
  const words = useWords(inboxWords)
  const language = useLanguage()
  const heading = useRef<HTMLHeadingElement>(null)
  const now = useLiveDocument(groupReference(useFirestore(), group.id))
  const name = inLanguage(group.name, language)
  const isKnown = now !== undefined
  const isThere = now?.exists() ?? true
  const text = isThere ? words.goneHeading(name) : words.goneGroup(name)
  useEffect(() => {
    if (!isKnown) return
    announce(text)
    heading.current?.focus()
  }, [isKnown, text])
  if (!isKnown) return <Loading label={words.loading} />
  return (
    <div className="notice stack">
      <h2 ref={heading} tabIndex={-1}>
        {text}
      </h2>
      {isThere && <p>{words.goneText}</p>}
    </div>
  )
}

/** The way to each group that somebody leads. */
function GroupLinks({
  groups,
  openId,
}: {
  readonly groups: readonly SupportGroup[]
  readonly openId: string | null
}) {
  const words = useWords(inboxWords)
  return (
    <nav aria-label={words.yourGroups}>
      <ul className="plain row inbox-groups">
        {groups.map((one) => (
          <li key={one.id}>
            <GroupLink group={one} isOpen={one.id === openId} />
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** How long the list of groups may take to say that one has gone to somebody else, in milliseconds. */
const handOverMs = 3000

/**
 * What was refused of a group while its facilitator looked at it: most likely it has just been given to somebody else. The group is read
 * again, which takes it out of the list that is followed if it has. Only when it is still there, the failure is told.
 */
function Refused({
  groupId,
  error,
  onRetry,
}: {
  readonly groupId: string
  readonly error: unknown
  readonly onRetry: () => void
}) {
  const words = useWords(inboxWords)
  const firestore = useFirestore()
  const [isTold, setTold] = useState(false)
  useEffect(() => {
    getDocFromServer(groupReference(firestore, groupId)).catch(() => setTold(true))
    const timer = setTimeout(() => setTold(true), handOverMs)
    return () => clearTimeout(timer)
  }, [firestore, groupId])
  return isTold ? <LoadFailure error={error} onRetry={onRetry} /> : <Loading label={words.loading} />
}

function GroupLink({ group, isOpen }: { readonly group: SupportGroup; readonly isOpen: boolean }) {
  const language = useLanguage()
  return (
    <Link className="button" to={groupInboxHref(group.id)} aria-current={isOpen ? 'page' : undefined}>
      {inLanguage(group.name, language)}
      <LiveDataBoundary fallback={() => null}>
        <AskedCount groupId={group.id} />
      </LiveDataBoundary>
    </Link>
  )
}

function AskedCount({ groupId }: { readonly groupId: string }) {
  const words = useWords(inboxWords)
  const asked = useLiveQuery(requestsTo(useFirestore(), groupId, ['asked']))
  const [count, urgent] = [asked?.size ?? 0, urgentIn(asked)]
  return count > 0 && <WaitingWords>{words.unanswered(count, urgent)}</WaitingWords>
}
