import { instrumentSummary } from '@amhs/domain/instruments/instrument-catalogue'
import { useRef, useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { paths } from '../../platform/paths'
import { useWords } from '../../platform/words'
import { Page } from '../../ui/page'
import { Spinner } from '../../ui/spinner'
import { SupportCard } from '../../ui/support-card'
import { historyWords } from './history.words'
import { HistoryView } from './history-view'
import { PageButtons } from './page-buttons'
import './screening.css'
import type { ScreeningRepository } from './screening-repository'
import { ToolFilter } from './tool-filter'
import { useAccountScreenings } from './use-account-screenings'
import { useHistory } from './use-history'
import { useInstrument } from './use-instrument'

/** How one tool's scores changed over time. */
export default function AssessmentHistoryPage() {
  const words = useWords(historyWords)
  const account = useAccountScreenings()
  const [search] = useSearchParams()
  const named = search.get('instrument')
  const [wanted, setWanted] = useState(named !== null && instrumentSummary(named) ? named : null)

  return (
    <Page heading={words.historyTitle}>
      {account.state === 'loading' && <Spinner label={words.loading} />}
      {account.state === 'failed' && (
        <div className="notice stack" role="alert">
          <p>{words.loadFailed}</p>
          <button type="button" className="button" onClick={account.retry}>
            {words.tryAgain}
          </button>
        </div>
      )}
      {(account.state === 'ready' || account.state === 'local') && (
        <ToolHistory
          account={account.state === 'ready' ? account.repository : null}
          wanted={wanted}
          onChoose={setWanted}
        />
      )}
    </Page>
  )
}

function ToolHistory({
  account,
  wanted,
  onChoose,
}: {
  readonly account: ScreeningRepository | null
  readonly wanted: string | null
  readonly onChoose: (instrumentId: string) => void
}) {
  const words = useWords(historyWords)
  const history = useHistory(account, wanted)
  const { state, content } = history
  const file = useInstrument(instrumentSummary(history.instrument) ? history.instrument : null)
  const box = useRef<HTMLDivElement>(null)
  const support = content.records.some(({ safety }) => safety)

  return (
    <>
      {support && (
        <SupportCard>
          <p>{words.supportText}</p>
        </SupportCard>
      )}
      <div className="stack">
        <ToolFilter value={history.instrument} withAll={false} onChoose={onChoose} />
        <p className="row">
          <Link to={paths.myScreenings}>{words.toList}</Link>
          <Link to={paths.screening}>{words.toScreening}</Link>
        </p>
      </div>
      <div ref={box} tabIndex={-1} className="stack sections history">
        {state === 'loading' && <Spinner label={words.loading} />}
        {(state === 'failed' || file.state === 'failed') && (
          <div className="notice stack" role="alert">
            <p>{words.loadFailed}</p>
            <button
              type="button"
              className="button"
              onClick={file.state === 'failed' ? file.retry : history.retry}
            >
              {words.tryAgain}
            </button>
          </div>
        )}
        {state === 'ready' && file.state === 'ready' && (
          <HistoryView key={history.instrument} instrument={file.instrument} records={content.records} />
        )}
        {content.unreadable > 0 && <p className="notice">{words.unreadableCount(content.unreadable)}</p>}
        <PageButtons pages={history} heading={box} />
      </div>
      {!support && <SupportCard />}
    </>
  )
}
