import { instrumentSummary } from '@amhs/domain/instruments/instrument-catalogue'
import { inLanguage } from '@amhs/domain/localized'
import { useEffect, useId, useRef, useState } from 'react'
import { announce } from '../../platform/announcer'
import { useLanguage } from '../../platform/preferences'
import { useWords } from '../../platform/words'
import { Icon } from '../../ui/icon'
import { Spinner } from '../../ui/spinner'
import { ConfirmDialog } from './confirm-dialog'
import { historyWords } from './history.words'
import { KeptRow } from './kept-row'
import { PageButtons } from './page-buttons'
import type { ScreeningEntry, ScreeningRepository } from './screening-repository'
import { entryId } from './screening-repository'
import { useInstruments } from './use-instruments'
import { useScreeningPages } from './use-screening-pages'

/** The results of one place, page by page: opens, deletes one, deletes all. */
export function KeptList({
  repository,
  heading,
  hint,
  instrument,
  removeAllHeading,
  onSupport,
}: {
  readonly repository: ScreeningRepository
  readonly heading: string
  readonly hint?: string
  /** Only the results of this instrument. */
  readonly instrument: string | undefined
  readonly removeAllHeading: string
  /** Told whenever a page holds a result with a support notice. */
  readonly onSupport: () => void
}) {
  const words = useWords(historyWords)
  const language = useLanguage()
  const id = useId()
  const box = useRef<HTMLHeadingElement>(null)
  const pages = useScreeningPages(repository, instrument)
  const { entries, state } = pages
  const files = useInstruments(entries.flatMap((entry) => (entry.readable ? [entry.record.instrument] : [])))
  const [asked, setAsked] = useState<ScreeningEntry | 'all' | null>(null)
  const [failed, setFailed] = useState(false)
  const withSupport = entries.some((entry) => entry.readable && entry.record.safety)
  useEffect(() => {
    if (withSupport) onSupport()
  }, [withSupport, onSupport])

  async function remove(what: ScreeningEntry | 'all') {
    setFailed(false)
    try {
      await (what === 'all' ? repository.removeAll() : repository.remove(entryId(what)))
      announce(what === 'all' ? words.removedAll : words.removed)
    } catch {
      setFailed(true)
      announce(words.removeFailed, 'assertive')
    }
    pages.reload()
    // With its last entry the whole list may be gone; the page's heading stays.
    const target = box.current ?? document.querySelector<HTMLElement>('h1')
    target?.focus()
  }

  const summary = instrument === undefined ? undefined : instrumentSummary(instrument)
  return (
    <section className="stack" aria-labelledby={id}>
      <h2 id={id} ref={box} tabIndex={-1}>
        {heading}
      </h2>
      {hint && <p className="muted">{hint}</p>}
      {failed && (
        <p className="error">
          <Icon name="error" />
          {words.removeFailed}
        </p>
      )}
      {state === 'failed' && (
        <div className="notice stack" role="alert">
          <p>{words.loadFailed}</p>
          <button type="button" className="button" onClick={pages.reload}>
            {words.tryAgain}
          </button>
        </div>
      )}
      {state === 'loading' && entries.length === 0 && <Spinner label={words.loading} />}
      {state === 'ready' && entries.length === 0 && (
        <p>{summary ? words.emptyFor(inLanguage(summary.title, language)) : words.empty}</p>
      )}
      {entries.length > 0 && (
        <ul className="plain" aria-busy={state === 'loading'}>
          {entries.map((entry) => (
            <KeptRow
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
          heading={asked === 'all' ? removeAllHeading : words.removeOneHeading}
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
