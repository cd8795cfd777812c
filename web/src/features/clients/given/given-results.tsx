import type { UseQueryResult } from '@tanstack/react-query'
import { useId } from 'react'
import { useFirestore } from 'reactfire'
import { announce } from '../../../platform/announcer'
import { useWrite } from '../../../platform/data/use-write'
import { type Releasable, takeBack } from '../../../platform/firebase/release-results'
import { useLanguage } from '../../../platform/preferences'
import { useWords } from '../../../platform/words'
import { failureText } from '../../../ui/data/failure-text'
import { Loaded } from '../../../ui/data/loaded'
import { Loading } from '../../../ui/data/loading'
import { FocusStays } from '../../../ui/focus-stays'
import { dayInList } from '../day-in-list'
import type { Grant, Release } from '../grants.firestore'
import { sharingWords } from '../sharing.words'
import { plainToolName } from '../tool-names'
import { type AllReleases, releasesKey } from '../use-all-releases'
import { Revealed } from './revealed'

/** Which results of a share the professional sees, and which wait for their owner to decide. */
export function GivenResults({
  grant,
  covered,
  name,
  releases,
  older,
  busy,
  onRelease,
  onFurtherBack,
}: {
  readonly grant: Grant
  /** The person's own results under this share. */
  readonly covered: UseQueryResult<readonly Releasable[]>
  /** Whose share it is. */
  readonly name: string
  readonly releases: readonly Release[]
  readonly older: AllReleases['older']
  readonly busy: boolean
  readonly onRelease: (results: readonly Releasable[]) => Promise<void>
  /** Looks at results from still earlier; undefined where there are none. */
  readonly onFurtherBack: (() => void) | undefined
}) {
  const words = useWords(sharingWords)
  const language = useLanguage()
  const firestore = useFirestore()
  /** Where the focus goes from a button that leaves with its result: from one list into the other. */
  const id = useId()
  const taking = useWrite({
    write: (screening: string) => takeBack(firestore, grant.id, screening),
    changes: releasesKey(grant.id),
  })
  /** What a button acts on: nobody may have to guess which of two results of a day it is. */
  const label = ({ instrument, finishedAt }: Releasable, list: readonly Releasable[]) => {
    const moments = list.flatMap((one) => (one.instrument === instrument ? [one.finishedAt] : []))
    return [plainToolName(instrument, language), dayInList(finishedAt, moments, language)] as const
  }
  return (
    <>
      {taking.error && (
        <p className="error" role="alert">
          {words.takeBackFailed} {failureText(taking.error, language)}
        </p>
      )}
      {older?.error && (
        <p className="error" role="alert">
          {words.olderFailed} {failureText(older.error, language)}
        </p>
      )}
      <Loaded reading={covered} loading={words.loading}>
        {(results) => {
          // Until all that was handed over is known, what is older than the first page of it is not said to be unseen.
          if (older && !older.data) return older.isPending && <Loading label={words.loading} />
          const waiting = results.filter(({ id }) => !releases.some((release) => release.id === id))
          return (
            <>
              <h4 id={id} tabIndex={-1}>
                {words.waitingHeading}
              </h4>
              {grant.standing && waiting.length > 0 && <p className="small">{words.waitingThough}</p>}
              {waiting.length === 0 && <p className="small">{words.nothingWaiting}</p>}
              <Revealed entries={waiting}>
                {(result) => (
                  <li key={result.id}>
                    <button
                      type="button"
                      className="button"
                      aria-disabled={busy}
                      onClick={() => {
                        if (!busy)
                          void onRelease([result]).then(
                            () => announce(words.released),
                            () => undefined,
                          )
                      }}
                    >
                      {words.release(...label(result, results))}
                      <span className="hidden">{words.ofGrant(name)}</span>
                    </button>
                    <FocusStays to={id} />
                  </li>
                )}
              </Revealed>
              {onFurtherBack && (
                <div className="row">
                  <button type="button" className="button" onClick={onFurtherBack}>
                    {words.furtherBack}
                    <span className="hidden">{words.ofGrant(name)}</span>
                  </button>
                </div>
              )}
            </>
          )
        }}
      </Loaded>
      {releases.length > 0 && (
        <details>
          <summary>{words.releasedHeading}</summary>
          <Revealed entries={releases}>
            {(release) => (
              <li key={release.id}>
                <button
                  type="button"
                  className="button"
                  aria-disabled={taking.isPending}
                  onClick={() => {
                    if (!taking.isPending)
                      taking.mutate(release.id, { onSuccess: () => announce(words.takenBack) })
                  }}
                >
                  {words.takeBack(...label(release, releases))}
                  <span className="hidden">{words.ofGrant(name)}</span>
                </button>
                <FocusStays to={id} />
              </li>
            )}
          </Revealed>
        </details>
      )}
    </>
  )
}
