import type { Instrument } from '@amhs/domain/instruments/instrument'
import { instrumentSummary, loadInstrument } from '@amhs/domain/instruments/instrument-catalogue'
import { useEffect, useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { paths } from '../../platform/paths'
import { useSession } from '../../platform/session'
import { useWords } from '../../platform/words'
import { Page } from '../../ui/page'
import { Spinner } from '../../ui/spinner'
import { SupportCard } from '../../ui/support-card'
import { accountScreenings } from './account-screenings'
import { loadDeviceResults } from './device-results'
import { resultWords } from './result.words'
import { ResultView } from './result-view'
import type { KeptScreening } from './screening-record'
import './screening.css'

type Found =
  | { readonly state: 'loading' | 'none' | 'not-found' | 'unreadable' | 'failed' }
  | {
      readonly state: 'ready'
      readonly record: KeptScreening
      readonly instrument: Instrument
      readonly place: 'device' | 'account'
    }

/** Opens one result by its id, from the device first, then from the account; without an id, the newest here. */
export default function ResultPage() {
  const words = useWords(resultWords)
  const [search] = useSearchParams()
  const session = useSession()
  const id = search.get('id')
  const [found, setFound] = useState<Found>({ state: 'loading' })
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt looks again
  useEffect(() => {
    // While the session is being checked, the account cannot be asked yet.
    if (session.status === 'restoring') return
    let current = true
    findResult(id).then(
      (result) => current && setFound(result),
      () => current && setFound({ state: 'failed' }),
    )
    return () => {
      current = false
    }
  }, [id, session.status, attempt])

  if (found.state === 'ready') {
    return <ResultView record={found.record} instrument={found.instrument} place={found.place} />
  }
  if (found.state === 'loading') {
    return (
      <div className="wrap page">
        <Spinner label={words.loading} />
      </div>
    )
  }
  const [heading, text] =
    found.state === 'none'
      ? [words.noneHeading, words.noneText]
      : found.state === 'unreadable'
        ? [words.notFoundHeading, words.unreadableText]
        : found.state === 'failed'
          ? [words.notFoundHeading, words.loadFailed]
          : [words.notFoundHeading, words.notFoundText]
  return (
    <Page heading={heading} lead={text}>
      <div className="row">
        {found.state === 'failed' && (
          <button type="button" className="button primary" onClick={() => setAttempt(attempt + 1)}>
            {words.tryAgain}
          </button>
        )}
        <Link className="button" to={paths.screening}>
          {words.toScreening}
        </Link>
      </div>
      <SupportCard />
    </Page>
  )
}

async function findResult(id: string | null): Promise<Found> {
  const { records } = loadDeviceResults()
  const onDevice = id === null ? records[0] : records.find((record) => record.id === id)
  if (onDevice) return withInstrument(onDevice, 'device')
  if (id === null) return { state: 'none' }
  const entry = (await (await accountScreenings())?.find(id)) ?? null
  if (entry === null) return { state: 'not-found' }
  return entry.readable ? withInstrument(entry.record, 'account') : { state: 'unreadable' }
}

async function withInstrument(record: KeptScreening, place: 'device' | 'account'): Promise<Found> {
  if (!instrumentSummary(record.instrument)) return { state: 'unreadable' }
  return { state: 'ready', record, place, instrument: await loadInstrument(record.instrument) }
}
