import { listShares, type OwnShare } from '@amhs/domain/contracts/list-shares.contract'
import { revokeShare } from '@amhs/domain/contracts/revoke-share.contract'
import { useEffect, useId, useRef, useState } from 'react'
import { announce } from '../../../platform/announcer'
import { useRead } from '../../../platform/data/use-read'
import { useReadWhenShown } from '../../../platform/data/use-read-when-shown'
import { useWrite } from '../../../platform/data/use-write'
import { formatDate, formatDateTime } from '../../../platform/dates'
import { BackendError } from '../../../platform/firebase/backend-error'
import { callFunction, callTimeoutMs } from '../../../platform/firebase/call-function'
import { useLanguage } from '../../../platform/preferences'
import { useOnChange } from '../../../platform/use-on-change'
import { useTold } from '../../../platform/use-told'
import { useWords } from '../../../platform/words'
import { ConfirmDialog } from '../../../ui/confirm-dialog'
import { failureText } from '../../../ui/data/failure-text'
import { Loaded } from '../../../ui/data/loaded'
import { Icon } from '../../../ui/icon'
import { SlowNote } from '../../../ui/slow-note'
import { comeIntoSight } from '../../../ui/take-focus'
import { makeWords } from './make.words'
import { shareTitle } from './share-title'

/** How often it is looked whether somebody has opened a link, in milliseconds. */
const lookEveryMs = 20_000

/** The links of the person: what is open, how often each was opened, when and by whom, and a way to stop. */
export function ActiveShares({
  onEnded,
}: {
  /** Told the ids of all links that no longer open: what else of them stands on the page must not be passed on. */
  readonly onEnded: (ids: readonly string[]) => void
}) {
  const words = useWords(makeWords)
  const language = useLanguage()
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const reading = useRead({
    key: ['shares', 'own'],
    read: () => callFunction(listShares, null),
    timeoutMs: callTimeoutMs,
  })
  // Whoever shared waits for the other to open it, often with this page left open.
  const isOpen = reading.data?.shares.some(({ state }) => state === 'open') === true
  useReadWhenShown(reading, isOpen ? lookEveryMs : null)
  useOpeningsHeard(reading.data?.shares)

  const ended = reading.data?.shares.flatMap(({ id, state }) => (state === 'open' ? [] : [id])).join(' ')
  useTold(ended, (ids) => onEnded(ids.split(' ')))

  const [refreshed, setRefreshed] = useState(0)
  // Only what was asked for is said to be going on.
  const [isRefreshing, setRefreshing] = useState(false)

  async function refresh() {
    setRefreshing(true)
    const { data, error } = await reading.refetch()
    setRefreshing(false)
    if (!data || error !== null) return
    setRefreshed((before) => before + 1)
    announce(words.refreshed(data.shares.filter(({ state }) => state === 'open').length))
  }

  return (
    <section className="stack no-print" aria-labelledby={id}>
      <h2 id={id} ref={heading} tabIndex={-1}>
        {words.active}
      </h2>
      <p>{words.activeLead}</p>
      {reading.data && (
        <p className="row small muted">
          <span>{words.asOf(formatDateTime(reading.dataUpdatedAt, language))}</span>
          <button
            type="button"
            className="button"
            aria-disabled={isRefreshing}
            onClick={() => !isRefreshing && void refresh()}
          >
            {isRefreshing ? words.refreshing : words.refresh}
          </button>
        </p>
      )}
      <Loaded reading={reading}>
        {({ shares }) => (
          <ShareList shares={shares} refreshed={refreshed} onStopped={() => heading.current?.focus()} />
        )}
      </Loaded>
    </section>
  )
}

/** Says it where somebody has opened a link since it was last looked: the number on the page changes without a sound. */
function useOpeningsHeard(shares: readonly OwnShare[] | undefined): void {
  const words = useWords(makeWords)
  const language = useLanguage()
  const known = useRef<ReadonlyMap<string, number> | null>(null)
  useEffect(() => {
    if (!shares) return
    for (const share of shares) {
      const before = known.current?.get(share.id)
      if (before !== undefined && share.opened > before)
        announce(words.openedNow(shareTitle(share, shares, language)))
    }
    known.current = new Map(shares.map(({ id, opened }) => [id, opened]))
  }, [shares, words, language])
}

function ShareList({
  shares,
  refreshed,
  onStopped,
}: {
  readonly shares: readonly OwnShare[]
  /** Grows with each refresh that somebody has pressed for and that has worked. */
  readonly refreshed: number
  readonly onStopped: () => void
}) {
  const words = useWords(makeWords)
  const language = useLanguage()
  const id = useId()
  const [asked, setAsked] = useState<OwnShare | null>(null)
  const stopping = useWrite({
    // Without a network nothing answers, perhaps for long: it is said at once then, since the link may still open.
    write: async ({ id }: OwnShare) => {
      if (navigator.onLine === false) throw new BackendError('network', 'The device has no network.')
      return callFunction(revokeShare, { id })
    },
    changes: ['shares', 'own'],
    timeoutMs: callTimeoutMs,
  })
  // "It may still open" is no longer all that is known: the list says how the link stands.
  useOnChange(refreshed, () => !stopping.isPending && stopping.reset())
  const nameOf = (share: OwnShare) => shareTitle(share, shares, language)
  const isStopping = ({ id }: OwnShare) => stopping.isPending && stopping.variables.id === id
  const failureOf = ({ id }: OwnShare) => (stopping.variables?.id === id ? stopping.error : null)
  const open = shares.filter(({ state }) => state === 'open')
  const ended = shares.filter(({ state }) => state !== 'open')

  async function stop(share: OwnShare) {
    try {
      await stopping.mutateAsync(share)
      announce(words.stopped)
      onStopped()
    } catch (error) {
      announce(`${words.stopFailed} ${failureText(error, language)}`, 'assertive')
    }
  }

  return (
    <>
      <p role="status">{stopping.isPending && words.stopping}</p>
      {open.length === 0 && <p>{words.noneActive}</p>}
      <ul className="plain stack" hidden={open.length === 0}>
        {open.map((share) => (
          <li className="panel stack share-entry" key={share.id}>
            <div className="row apart">
              <h3>
                <bdi>{nameOf(share)}</bdi>
              </h3>
              <span>{words.opened(share.opened)}</span>
            </div>
            <ShareFacts share={share} />
            <OpeningRecord share={share} />
            <SlowNote busy={isStopping(share)} text={words.stopSlow} />
            {failureOf(share) !== null && (
              <p className="error" id={`${id}-failed`} ref={comeIntoSight}>
                <Icon name="error" />
                {words.stopFailed} {failureText(failureOf(share), language)}
              </p>
            )}
            <p>
              <button
                type="button"
                className="button"
                aria-describedby={failureOf(share) === null ? undefined : `${id}-failed`}
                aria-label={
                  isStopping(share) ? words.stoppingName(nameOf(share)) : words.stopName(nameOf(share))
                }
                aria-disabled={stopping.isPending}
                onClick={() => !stopping.isPending && setAsked(share)}
              >
                {isStopping(share) ? words.stopping : words.stop}
              </button>
            </p>
          </li>
        ))}
      </ul>
      {ended.length > 0 && (
        <>
          <h3>{words.past}</h3>
          <ul className="plain">
            {ended.map((share) => (
              <li key={share.id}>
                <bdi>{nameOf(share)}</bdi> · {words.states[share.state === 'open' ? 'expired' : share.state]}{' '}
                · {words.opened(share.opened)}
                <OpeningRecord share={share} />
              </li>
            ))}
          </ul>
          <p className="small muted">{words.pastHint}</p>
        </>
      )}
      {asked !== null && (
        <ConfirmDialog
          heading={words.stopHeading(nameOf(asked))}
          text={words.stopText}
          confirm={words.stop}
          cancel={words.keep}
          onAnswer={(confirmed) => {
            setAsked(null)
            if (confirmed) void stop(asked)
          }}
        />
      )}
    </>
  )
}

function ShareFacts({ share }: { readonly share: OwnShare }) {
  const words = useWords(makeWords)
  const language = useLanguage()
  return (
    <dl className="share-facts">
      <div>
        <dt>{words.contents}</dt>
        <dd>{words.contentsOf(share.results)}</dd>
      </div>
      <div>
        <dt>{words.made}</dt>
        <dd>{formatDateTime(Date.parse(share.createdAt), language)}</dd>
      </div>
      <div>
        <dt>{words.until}</dt>
        <dd>{formatDate(share.expiresAt, language)}</dd>
      </div>
      <div>
        <dt>{words.protection}</dt>
        <dd>{share.hasPasscode ? words.withPasscode(share.triesLeft) : words.withoutPasscode}</dd>
      </div>
    </dl>
  )
}

/** When the link was opened and what each opener wrote as their name; it stays after a link was stopped. */
function OpeningRecord({ share }: { readonly share: OwnShare }) {
  const words = useWords(makeWords)
  const language = useLanguage()
  if (share.openings.length === 0) return null
  return (
    <details>
      <summary>{words.record}</summary>
      <ul>
        {share.openings.map(({ at, recipient }) => (
          <li key={`${at} ${recipient}`}>
            <bdi>{words.entry(formatDateTime(Date.parse(at), language), recipient)}</bdi>
          </li>
        ))}
      </ul>
      <p className="small muted">{words.recordMore}</p>
    </details>
  )
}
