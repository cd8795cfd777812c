import { useCallback, useState } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '../../platform/paths'
import { useWords } from '../../platform/words'
import { Page } from '../../ui/page'
import { Spinner } from '../../ui/spinner'
import { SupportCard } from '../../ui/support-card'
import { browserScreeningRepository } from './browser-screening-repository'
import { useDeviceResults } from './device-results'
import { historyWords } from './history.words'
import { KeptList } from './kept-list'
import './screening.css'
import { TakeOver } from './take-over'
import { ToolFilter } from './tool-filter'
import { useAccountScreenings } from './use-account-screenings'

/** Everything a signed-in person kept: in the account, and on this device. */
export default function MyScreeningsPage() {
  const words = useWords(historyWords)
  const account = useAccountScreenings()
  const { records, unreadable } = useDeviceResults()
  const [instrument, setInstrument] = useState('')
  const [support, setSupport] = useState(false)
  /** Counts what was moved, so that both lists are read again. */
  const [moves, setMoves] = useState(0)
  const showSupport = useCallback(() => setSupport(true), [])
  const filter = instrument === '' ? undefined : instrument
  const somethingHere = records.length + unreadable > 0

  return (
    <Page heading={words.listTitle} lead={words.listLead}>
      {support && (
        <SupportCard>
          <p>{words.supportText}</p>
        </SupportCard>
      )}
      <div className="stack">
        <ToolFilter value={instrument} withAll onChoose={setInstrument} />
        <p className="row">
          <Link to={paths.assessmentHistory}>{words.toHistory}</Link>
          <Link to={paths.screening}>{words.toScreening}</Link>
        </p>
      </div>
      {account.state === 'loading' && <Spinner label={words.loading} />}
      {account.state === 'failed' && (
        <div className="notice stack" role="alert">
          <p>{words.loadFailed}</p>
          <button type="button" className="button" onClick={account.retry}>
            {words.tryAgain}
          </button>
        </div>
      )}
      {account.state === 'ready' && (
        <KeptList
          key={`account ${instrument} ${moves}`}
          repository={account.repository}
          heading={words.inAccount}
          instrument={filter}
          removeAllHeading={words.removeAllAccountHeading}
          onSupport={showSupport}
        />
      )}
      {(somethingHere || account.state === 'local') && (
        <KeptList
          key={`device ${instrument} ${moves}`}
          repository={browserScreeningRepository}
          heading={words.onDevice}
          hint={account.state === 'local' ? words.localHint : words.deviceHint}
          instrument={filter}
          removeAllHeading={words.removeAllDeviceHeading}
          onSupport={showSupport}
        />
      )}
      {account.state === 'ready' && (
        <TakeOver account={account.repository} onMoved={() => setMoves((number) => number + 1)} />
      )}
      {!support && <SupportCard />}
    </Page>
  )
}
