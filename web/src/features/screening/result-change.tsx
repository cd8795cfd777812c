import type { Instrument } from '@amhs/domain/instruments/instrument'
import { inLanguage } from '@amhs/domain/localized'
import { useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import { formatDate } from '../../platform/dates'
import { useLanguage } from '../../platform/preferences'
import { useSession } from '../../platform/session'
import { useWords } from '../../platform/words'
import { historyHref } from './history-address'
import { previousScreening } from './previous-screening'
import { resultWords } from './result.words'
import { higherMeans } from './score-direction'
import { bandIn, seriesOf, valueIn } from './score-series'
import type { KeptScreening } from './screening-record'

/** What changed since the same tool was last taken, here or in the account; nothing the first time. */
export function ResultChange({
  instrument,
  record,
}: {
  readonly instrument: Instrument
  readonly record: KeptScreening
}) {
  const words = useWords(resultWords)
  const language = useLanguage()
  const session = useSession()
  const [previous, setPrevious] = useState<KeptScreening | null>(null)
  useEffect(() => {
    let current = true
    previousScreening(record).then(
      (found) => current && setPrevious(found),
      // The comparison is an extra: without a network the result itself is still shown whole.
      () => undefined,
    )
    return () => {
      current = false
    }
  }, [record])
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
      <p>{words.changeCaution(inLanguage(higherMeans(instrument), language))}</p>
      {session.status === 'signed-in' && (
        <p className="no-print">
          <Link to={historyHref(instrument.id)}>{words.seeHistory}</Link>
        </p>
      )}
    </section>
  )
}
