import type { Instrument } from '@amhs/domain/instruments/instrument'
import { bandIn, seriesOf, valueIn } from '@amhs/domain/instruments/score-series'
import { inLanguage } from '@amhs/domain/localized'
import { useCallback } from 'react'
import { formatDate } from '../../../platform/dates'
import { paths } from '../../../platform/paths'
import { useLanguage } from '../../../platform/preferences'
import { quietSince } from '../../../platform/quiet-since'
import { useSession } from '../../../platform/session'
import { useLoaded } from '../../../platform/use-loaded'
import { useWords } from '../../../platform/words'
import { OnDemand } from '../../../ui/data/on-demand'
import { Link } from '../../../ui/link'
import type { StoredScreening } from '../storage/build-screening'
import { browserScreeningRepository } from '../storage/screenings.device'
import { resultWords } from './result.words'

interface ResultChangeProps {
  readonly instrument: Instrument
  readonly record: StoredScreening
}

const loadAccountChange = async () => (await import('./account-change')).AccountChange

/** What changed since the same tool was last taken, here or in the account; nothing the first time. */
export function ResultChange({ instrument, record }: ResultChangeProps) {
  const session = useSession()
  const { data: found } = useLoaded(
    useCallback(
      () => browserScreeningRepository.previous(record.instrument, record.finishedAt),
      [record.instrument, record.finishedAt],
    ),
  )
  if (found === undefined) return null
  // Without an account what is older than a quick exit may be somebody else's: it is not told beside a newer result.
  const since = session.status === 'signed-in' ? 0 : quietSince()
  const here = found && record.finishedAt > since && found.finishedAt <= since ? null : found
  const ofDevice = <ChangeSince previous={here} instrument={instrument} record={record} />
  if (session.status !== 'signed-in' || session.mode === 'local') return ofDevice
  return (
    // The comparison is an extra: what the account cannot tell now does not hide what the device knows.
    <OnDemand load={loadAccountChange} fallback={null} failed={() => ofDevice}>
      {(AccountChange) => (
        <AccountChange uid={session.user.id} record={record} fallback={ofDevice}>
          {(there) => <ChangeSince previous={laterOf(here, there)} instrument={instrument} record={record} />}
        </AccountChange>
      )}
    </OnDemand>
  )
}

function laterOf(one: StoredScreening | null, other: StoredScreening | null): StoredScreening | null {
  if (one === null || other === null) return one ?? other
  return one.finishedAt >= other.finishedAt ? one : other
}

function ChangeSince({
  previous,
  instrument,
  record,
}: ResultChangeProps & { readonly previous: StoredScreening | null }) {
  const words = useWords(resultWords)
  const language = useLanguage()
  const session = useSession()
  if (!previous) return null

  const sentences = seriesOf(instrument).flatMap((series) => {
    const now = valueIn(record.score, series.id)
    const before = valueIn(previous.score, series.id)
    if (now === null || before === null) return []
    const band = bandIn(previous.score, series)
    return words.change({
      part: series.id === 'total' ? null : inLanguage(series.label, language),
      date: formatDate(previous.finishedAt, language),
      before,
      band: band ? inLanguage(band.label, language) : null,
      difference: Math.round((now - before) * 100) / 100,
    })
  })
  if (sentences.length === 0) return null
  return (
    <section className="stack" aria-labelledby="change">
      <h2 id="change">{words.changeHeading}</h2>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <p>{words.changeCaution}</p>
      {session.status === 'signed-in' && (
        <p className="no-print">
          <Link to={`${paths.assessmentHistory}?instrument=${encodeURIComponent(instrument.id)}`}>
            {words.seeHistory}
          </Link>
        </p>
      )}
    </section>
  )
}
