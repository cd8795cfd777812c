import { useId, useMemo, useState } from 'react'
import { useFirestore } from 'reactfire'
import { useLiveQuery } from '../../../platform/data/use-live'
import { useRead } from '../../../platform/data/use-read'
import { useWrite } from '../../../platform/data/use-write'
import { formatDate } from '../../../platform/dates'
import { releaseResults } from '../../../platform/firebase/release-results'
import { useLanguage } from '../../../platform/preferences'
import { useWords } from '../../../platform/words'
import { ConfirmDialog } from '../../../ui/confirm-dialog'
import { failureText } from '../../../ui/data/failure-text'
import { Loaded } from '../../../ui/data/loaded'
import { Loading } from '../../../ui/data/loading'
import { SayFailuresOnce } from '../../../ui/data/say-failures-once'
import { FocusStays } from '../../../ui/focus-stays'
import { SlowNote } from '../../../ui/slow-note'
import { comeIntoSight } from '../../../ui/take-focus'
import { BadgeText } from '../badge-text'
import { GrantBoundary } from '../grant-boundary'
import type { Grant } from '../grants.firestore'
import {
  changeStanding,
  coveredAtOnce,
  coveredResults,
  momentsIn,
  partOf,
  readBadge,
} from '../grants.firestore'
import { sharingWords } from '../sharing.words'
import { plainToolNames } from '../tool-names'
import { releasesKey, useAllReleases } from '../use-all-releases'
import { GivenInvitations } from './given-invitations'
import { GivenResults } from './given-results'

/** One share as its owner sees it: with whom, what, what waits, and the way to stop. */
export function GivenGrant({
  grant,
  now,
  focusTo,
  isStopping,
  stopFailure,
  onStop,
}: {
  readonly grant: Grant
  readonly now: number
  /** The id of what takes the focus when this goes. */
  readonly focusTo: string
  readonly isStopping: boolean
  /** Why it is not known whether the share has ended; null where nothing went wrong. */
  readonly stopFailure: Error | null
  /** Ends the share, which is with somebody of this name. */
  readonly onStop: (name: string) => void
}) {
  const words = useWords(sharingWords)
  const language = useLanguage()
  const id = useId()
  const firestore = useFirestore()
  const [asksFirst, setAsksFirst] = useState(false)
  const [asksStanding, setAsksStanding] = useState(false)
  const badge = useRead({
    key: ['shares', 'badge', grant.professionalUid],
    read: () => readBadge(firestore, grant.professionalUid),
  })
  const standing = useWrite({ write: (on: boolean) => changeStanding(firestore, grant.id, on) })
  // What is shared, and the way to stop, stand here whatever becomes of reading whose badge it is and what was handed over.
  const name = badge.data?.name ?? words.thisProfessional
  return (
    <article className="card stack client" aria-labelledby={id}>
      <h3 id={id}>
        <bdi>{name}</bdi>
      </h3>
      <SayFailuresOnce>
        <Loaded reading={badge} loading={words.loading}>
          {(found) =>
            found ? (
              <>
                <BadgeText badge={found} />
                {found.checkedAt > grant.createdAt && (
                  <p className="notice">{words.checkedSince(formatDate(found.checkedAt, language))}</p>
                )}
              </>
            ) : (
              <p>{words.noBadge}</p>
            )
          }
        </Loaded>
        <GrantBoundary loading={<Loading label={words.loading} />}>
          <Given grant={grant} name={name} now={now} />
        </GrantBoundary>
      </SayFailuresOnce>
      {standing.error && (
        <p className="error" role="alert">
          {failureText(standing.error, language)}
        </p>
      )}
      <p role="status">
        {standing.isPending
          ? words.changing
          : standing.isSuccess && (standing.variables ? words.standingIsOn(name) : words.standingIsOff(name))}
      </p>
      <SlowNote busy={standing.isPending} />
      {stopFailure && (
        <div className="notice stack" ref={comeIntoSight}>
          <p className="error" role="alert">
            {words.stopFailed(name)} {failureText(stopFailure, language)}
          </p>
          <div className="row">
            <button type="button" className="button" onClick={() => onStop(name)}>
              {words.stopAgain}
            </button>
          </div>
          <FocusStays to={`${id}-stop`} />
        </div>
      )}
      <div className="row">
        <button
          type="button"
          className="button"
          aria-disabled={standing.isPending}
          onClick={() => {
            if (standing.isPending) return
            // Less goes out at once; more only after it was said what.
            if (grant.standing) standing.mutate(false)
            else setAsksStanding(true)
          }}
        >
          {grant.standing ? words.makeAsking : words.makeStanding}
          <span className="hidden">{words.ofGrant(name)}</span>
        </button>
        <button
          type="button"
          id={`${id}-stop`}
          className="button"
          aria-disabled={isStopping}
          onClick={() => !isStopping && setAsksFirst(true)}
        >
          {isStopping ? words.stopping : words.stop(name)}
        </button>
      </div>
      {asksStanding && (
        <ConfirmDialog
          heading={words.standingHeading(name)}
          text={words.standingText(
            name,
            plainToolNames(grant.instruments, language),
            formatDate(grant.expiresAt, language),
          )}
          confirm={words.standing}
          cancel={words.keepAsking}
          onAnswer={(confirmed) => {
            setAsksStanding(false)
            if (confirmed) standing.mutate(true)
          }}
        />
      )}
      {asksFirst && (
        <ConfirmDialog
          heading={words.stopHeading(name)}
          text={words.stopText}
          confirm={words.stop(name)}
          cancel={words.keep}
          onAnswer={(confirmed) => {
            setAsksFirst(false)
            if (confirmed) onStop(name)
          }}
        />
      )}
      <FocusStays to={focusTo} />
    </article>
  )
}

/** What is shared, what was handed over, and what came of it. Throws for the boundary above when the database refuses. */
function Given({ grant, name, now }: { readonly grant: Grant; readonly name: string; readonly now: number }) {
  const words = useWords(sharingWords)
  const language = useLanguage()
  const firestore = useFirestore()
  const released = useAllReleases(grant)
  const [times, setTimes] = useState(1)
  const noteDates = useLiveQuery(
    useMemo(() => partOf(firestore, grant.id, 'noteDates'), [firestore, grant.id]),
  )
  const talked = useLiveQuery(useMemo(() => partOf(firestore, grant.id, 'talked'), [firestore, grant.id]))
  // Only looks. What was taken back, or could not be handed over when it was saved, waits for a press: nothing tells the two apart here.
  const covered = useRead({
    key: ['shares', grant.id, 'covered', grant.from, times, ...grant.instruments],
    read: () => coveredResults(firestore, grant, times),
  })
  const releasing = useWrite({
    write: (results: Parameters<typeof releaseResults>[3]) =>
      releaseResults(firestore, grant.ownerUid, grant.professionalUid, results),
    changes: releasesKey(grant.id),
  })
  if (released === undefined || noteDates === undefined || talked === undefined)
    return <Loading label={words.loading} />
  const notes = momentsIn(noteDates)
  const [lastTalk] = momentsIn(talked)
  const { releases, older } = released
  const results = covered.data ?? (covered.error === null ? undefined : releases)
  return (
    <>
      <GivenInvitations grant={grant} name={name} results={results} now={now} />
      <ul>
        <li>
          {words.shares(
            plainToolNames(grant.instruments, language),
            formatDate(grant.from, language),
            formatDate(grant.expiresAt, language),
          )}
        </li>
        <li>{words.knownAs(grant.knownAs)}</li>
        <li>{grant.standing ? words.isStanding : words.asksEach}</li>
        <li>{words.seen(releases.length)}</li>
        <li>{notes[0] ? words.notes(notes.length, formatDate(notes[0].at, language)) : words.noNotes}</li>
        {lastTalk && <li>{words.talked(formatDate(lastTalk.at, language))}</li>}
      </ul>
      {releasing.error && (
        <p className="error" role="alert">
          {failureText(releasing.error, language)}
        </p>
      )}
      <GivenResults
        grant={grant}
        name={name}
        covered={covered}
        releases={releases}
        older={older}
        onFurtherBack={
          (covered.data?.length ?? 0) >= times * coveredAtOnce ? () => setTimes(times + 1) : undefined
        }
        busy={releasing.isPending}
        onRelease={(results) => releasing.mutateAsync(results)}
      />
    </>
  )
}
