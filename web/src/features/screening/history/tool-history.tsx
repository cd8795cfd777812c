import { useRef } from 'react'
import { paths } from '../../../platform/paths'
import { useInstrument } from '../../../platform/use-instrument'
import { useWords } from '../../../platform/words'
import { LoadFailure } from '../../../ui/data/load-failure'
import { Loading } from '../../../ui/data/loading'
import { Link } from '../../../ui/link'
import { SupportCard } from '../../../ui/support-card'
import { DamagedResults } from '../storage/damaged-results'
import type { ScreeningRepository } from '../storage/screenings.repository'
import { useHeldTools } from './held-tools'
import { historyWords } from './history.words'
import { HistoryView } from './history-view'
import { PageButtons } from './page-buttons'
import { ToolFilter } from './tool-filter'
import { useHistoryPages } from './use-history-pages'

export interface ToolHistoryProps {
  /** The tool that was asked for, or null for the one used last. */
  readonly wanted: string | null
  readonly onChoose: (instrumentId: string) => void
}

/** One tool's results over time, of the account and this device. */
export function ToolHistory({
  account,
  wanted,
  onChoose,
}: ToolHistoryProps & {
  /** Null for a local account, whose results are all on the device. */
  readonly account: ScreeningRepository | null
}) {
  const words = useWords(historyWords)
  const { page, pager } = useHistoryPages(account, wanted)
  const tools = useHeldTools(account)
  const { isReading, error, reload } = pager
  const instrument = page?.instrument ?? wanted ?? ''
  const file = useInstrument(instrument === '' ? null : instrument)
  const box = useRef<HTMLDivElement>(null)
  const support = page?.records.some(({ safety }) => safety) ?? false
  const failure = isReading ? null : (error ?? file.error)

  return (
    <>
      {support && (
        <SupportCard>
          <p>{words.supportText}</p>
        </SupportCard>
      )}
      <div className="stack">
        {/* Where nothing is held, there is nothing to choose. */}
        {tools?.length !== 0 && (
          <ToolFilter value={instrument} withAll={false} only={tools} onChoose={onChoose} />
        )}
        <p className="row">
          <Link to={paths.myScreenings}>{words.toList}</Link>
          <Link to={paths.screening}>{words.toScreening}</Link>
        </p>
      </div>
      <div ref={box} tabIndex={-1} className="stack sections history">
        {isReading && <Loading label={words.loading} />}
        {failure !== null && (
          <LoadFailure
            error={failure}
            what={words.loadFailed}
            onRetry={error === null ? file.refetch : reload}
          />
        )}
        {page && file.data && failure === null && !isReading && (
          <HistoryView key={instrument} instrument={file.data} records={page.records} />
        )}
        {page && page.unreadable > 0 && <p className="notice">{words.unreadableCount(page.unreadable)}</p>}
        <DamagedResults />
        <PageButtons pages={pager} heading={box} />
      </div>
      {!support && <SupportCard />}
    </>
  )
}
