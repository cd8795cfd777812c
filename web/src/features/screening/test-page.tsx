import type { Instrument } from '@amhs/domain/instruments/instrument'
import { instrumentSummary, loadInstrument } from '@amhs/domain/instruments/instrument-catalogue'
import { useCallback, useEffect, useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { paths } from '../../platform/paths'
import { useWords } from '../../platform/words'
import { Page } from '../../ui/page'
import { Spinner } from '../../ui/spinner'
import { SupportCard } from '../../ui/support-card'
import { Questionnaire } from './questionnaire'
import './screening.css'
import { testWords } from './test.words'

/** The main job's instrument is taken where the address names none. */
const defaultInstrument = 'phq9'

type Loading =
  | { readonly state: 'loading' }
  | { readonly state: 'failed' }
  | { readonly state: 'ready'; readonly instrument: Instrument }

/** Takes one instrument: reads which from the address, loads its file, and says so clearly when there is none. */
export default function TestPage() {
  const words = useWords(testWords)
  const [search] = useSearchParams()
  const id = search.get('instrument') ?? defaultInstrument
  const known = instrumentSummary(id) !== undefined
  const [loading, setLoading] = useState<Loading>({ state: 'loading' })

  const load = useCallback(() => {
    let current = true
    setLoading({ state: 'loading' })
    loadInstrument(id).then(
      (instrument) => current && setLoading({ state: 'ready', instrument }),
      () => current && setLoading({ state: 'failed' }),
    )
    return () => {
      current = false
    }
  }, [id])
  useEffect(() => (known ? load() : undefined), [known, load])

  if (!known) {
    return (
      <Page heading={words.unknownHeading} lead={words.unknownText}>
        <p>
          <Link className="button primary" to={paths.screening}>
            {words.toList}
          </Link>
        </p>
        <SupportCard />
      </Page>
    )
  }
  if (loading.state === 'failed') {
    return (
      <Page heading={words.unknownHeading} lead={words.loadFailed}>
        <p>
          <button type="button" className="button primary" onClick={load}>
            {words.tryAgain}
          </button>
        </p>
        <SupportCard />
      </Page>
    )
  }
  if (loading.state === 'loading' || loading.instrument.id !== id) {
    return (
      <div className="wrap page">
        <Spinner label={words.loading} />
      </div>
    )
  }
  return <Questionnaire key={id} instrument={loading.instrument} />
}
