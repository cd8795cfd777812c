import { instrumentSummary } from '@amhs/domain/instruments/instrument-catalogue'
import { inLanguage } from '@amhs/domain/localized'
import { useEffect, useId, useRef, useState } from 'react'
import { announce } from '../../../platform/announcer'
import { usePager } from '../../../platform/data/use-pager'
import { useWrite } from '../../../platform/data/use-write'
import { setFlashMessage } from '../../../platform/flash-message'
import { useLanguage } from '../../../platform/preferences'
import { useInstruments } from '../../../platform/use-instrument'
import { useWords } from '../../../platform/words'
import { ConfirmDialog } from '../../../ui/confirm-dialog'
import { Empty } from '../../../ui/data/empty'
import { failureText } from '../../../ui/data/failure-text'
import { LoadFailure } from '../../../ui/data/load-failure'
import { Loading } from '../../../ui/data/loading'
import { Icon } from '../../../ui/icon'
import type { ScreeningEntry, ScreeningRepository } from '../storage/screenings.repository'
import { entryId } from '../storage/screenings.repository'
import { historyWords } from './history.words'
import { PageButtons } from './page-buttons'
import { nameOf, StoredRow } from './stored-row'

/** Told which tools a place holds results of; null while that is not known. */
export type TellTools = (place: 'account' | 'device', instruments: readonly string[] | null) => void

/** Nobody waits longer for a deletion that goes on, in milliseconds. */
const removeAllTimeoutMs = 600_000

/** The results of one place, page by page: opens, deletes one, deletes all. */
export function StoredList({
  repository,
  place,
  heading,
  hint,
  instrument,
  removeAllHeading,
  onSupport,
  onTools,
}: {
  readonly repository: ScreeningRepository
  /** Where the repository keeps them. */
  readonly place: 'account' | 'device'
  readonly heading: string
  readonly hint?: string
  /** Only the results of this instrument. */
  readonly instrument: string | undefined
  readonly removeAllHeading: string
  /** Told whenever a page holds a result with a support notice. */
  readonly onSupport: () => void
  readonly onTools: TellTools
}) {
  const words = useWords(historyWords)
  const language = useLanguage()
  const id = useId()
  const box = useRef<HTMLHeadingElement>(null)
  const pages = usePager({
    key: ['screenings', place, instrument ?? null],
    readPage: (after: unknown) => repository.list({ after: after ?? undefined, instrument }),
  })
  const { entries = [], error, isReading, isPending, goBack } = pages
  const files = useInstruments(entries.flatMap((entry) => (entry.readable ? [entry.record.instrument] : [])))
  const [asked, setAsked] = useState<ScreeningEntry | 'all' | null>(null)
  const withSupport = entries.some((entry) => entry.readable && entry.record.safety)
  useEffect(() => {
    if (withSupport) onSupport()
  }, [withSupport, onSupport])

  // Only the whole list knows every tool: a first page with others behind it does not.
  const { goOn, goBack: backwards } = pages
  const tools =
    instrument !== undefined || isReading || error !== null || goOn || backwards
      ? null
      : entries.flatMap((entry) => (entry.readable ? [entry.record.instrument] : [])).join(' ')
  useEffect(() => {
    if (instrument === undefined) onTools(place, tools === null ? null : tools.split(' ').filter(Boolean))
  }, [instrument, place, tools, onTools])

  // A page whose last entry was removed leads back to the one before it.
  const emptied = !isReading && entries.length === 0
  useEffect(() => {
    if (emptied) goBack?.()
  }, [emptied, goBack])

  const removing = useWrite({
    write: (what: ScreeningEntry | 'all') =>
      what === 'all' ? repository.removeAll() : repository.remove(entryId(what)),
    changes: ['screenings'],
    // Each request has its own ten seconds; hundreds of results take several.
    timeoutMs: removeAllTimeoutMs,
  })

  async function remove(what: ScreeningEntry | 'all') {
    try {
      await removing.mutateAsync(what)
      if (what === 'all') {
        // Seen as well as heard: the list with its place may be gone.
        const said = place === 'account' ? 'removedAllInAccount' : 'removedAllOnDevice'
        setFlashMessage({ zh: historyWords.zh[said], en: historyWords.en[said] })
      } else announce(words.removed)
    } catch (cause) {
      announce(`${words.removeFailed} ${failureText(cause, language)}`, 'assertive')
    }
    // With its last entry the whole list may be gone; the page's heading stays.
    const target = box.current ?? document.querySelector<HTMLElement>('h1')
    target?.focus()
  }

  /** Names what would go, so that nobody deletes the wrong one. */
  function headingFor(entry: ScreeningEntry): string {
    if (!entry.readable) return words.removeUnreadableHeading
    const { title, date } = nameOf(entry.record, language)
    return words.removeOneHeading(title, date)
  }

  const summary = instrument === undefined ? undefined : instrumentSummary(instrument)
  return (
    <section className="stack" aria-labelledby={id}>
      <h2 id={id} ref={box} tabIndex={-1}>
        {heading}
      </h2>
      {hint && <p className="muted">{hint}</p>}
      {removing.error && (
        <p className="error">
          <Icon name="error" />
          {words.removeFailed} {failureText(removing.error, language)}
        </p>
      )}
      {error !== null && !isReading && (
        <LoadFailure
          error={error}
          what={place === 'account' ? words.loadFailed : undefined}
          onRetry={pages.reload}
        />
      )}
      {isPending && isReading && <Loading label={words.loading} />}
      {error === null && emptied && (
        <Empty text={summary ? words.emptyFor(inLanguage(summary.title, language)) : words.empty} />
      )}
      {entries.length > 0 && (
        <ul className="plain" aria-busy={isReading}>
          {entries.map((entry) => (
            <StoredRow
              key={entryId(entry)}
              entry={entry}
              instrument={entry.readable ? files.get(entry.record.instrument) : undefined}
              onRemove={() => setAsked(entry)}
            />
          ))}
        </ul>
      )}
      <PageButtons pages={pages} heading={box} />
      {entries.length > 0 && instrument === undefined && (
        <p>
          <button type="button" className="button" onClick={() => setAsked('all')}>
            {words.removeAll}
          </button>
        </p>
      )}
      {asked !== null && (
        <ConfirmDialog
          heading={asked === 'all' ? removeAllHeading : headingFor(asked)}
          text={asked === 'all' ? words.removeAllText : words.removeOneText}
          confirm={asked === 'all' ? words.removeAll : words.remove}
          cancel={words.cancel}
          onAnswer={(confirmed) => {
            setAsked(null)
            if (confirmed) void remove(asked)
          }}
        />
      )}
    </section>
  )
}
