import type { UseQueryResult } from '@tanstack/react-query'
import { useFirestore } from 'reactfire'
import { announce } from '../../../platform/announcer'
import { useWrite } from '../../../platform/data/use-write'
import { formatDate } from '../../../platform/dates'
import type { Releasable } from '../../../platform/firebase/release-results'
import { useLanguage } from '../../../platform/preferences'
import { useWords } from '../../../platform/words'
import { failureText } from '../../../ui/data/failure-text'
import { Loaded } from '../../../ui/data/loaded'
import type { Grant, Release } from '../grants.firestore'
import { takeBack } from '../grants.firestore'
import { sharingWords } from '../sharing.words'
import { toolName } from '../tool-names'

/** Which results of a share the professional sees, and which wait for their owner to decide. */
export function GivenResults({
  grant,
  covered,
  releases,
  busy,
  onRelease,
}: {
  readonly grant: Grant
  /** The person's own results under this share. */
  readonly covered: UseQueryResult<readonly Releasable[]>
  readonly releases: readonly Release[]
  readonly busy: boolean
  readonly onRelease: (results: readonly Releasable[]) => Promise<void>
}) {
  const words = useWords(sharingWords)
  const language = useLanguage()
  const firestore = useFirestore()
  const taking = useWrite({ write: (screening: string) => takeBack(firestore, grant.id, screening) })
  const label = ({ instrument, finishedAt }: Releasable) =>
    [toolName(instrument, language), formatDate(finishedAt, language)] as const
  return (
    <>
      {taking.error && (
        <p className="error" role="alert">
          {words.takeBackFailed} {failureText(taking.error, language)}
        </p>
      )}
      <Loaded reading={covered} loading={words.loading}>
        {(results) => {
          const waiting = results.filter(({ id }) => !releases.some((release) => release.id === id))
          return (
            <>
              <h4>{words.waitingHeading}</h4>
              {grant.standing && waiting.length > 0 && <p className="small">{words.waitingThough}</p>}
              {waiting.length === 0 && <p className="small">{words.nothingWaiting}</p>}
              <ul className="plain stack">
                {waiting.map((result) => (
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
                      {words.release(...label(result))}
                    </button>
                  </li>
                ))}
              </ul>
            </>
          )
        }}
      </Loaded>
      {releases.length > 0 && (
        <details>
          <summary>{words.releasedHeading}</summary>
          <ul className="plain stack">
            {releases.map((release) => (
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
                  {words.takeBack(...label(release))}
                </button>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}
