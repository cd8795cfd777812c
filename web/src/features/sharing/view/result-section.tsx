import type { Instrument } from '@amhs/domain/instruments/instrument'
import { wordingIn } from '@amhs/domain/instruments/question-flow'
import { hasPeriod } from '@amhs/domain/instruments/result-sentences'
import { bandFor } from '@amhs/domain/instruments/score'
import { inLanguage } from '@amhs/domain/localized'
import type { SharedResponse } from '@amhs/domain/sharing/read-bundle'
import { type ReactNode, useId } from 'react'
import { formatDate } from '../../../platform/dates'
import { useLanguage } from '../../../platform/preferences'
import { useWords } from '../../../platform/words'
import { type PartScore, scoresOf } from './known-result'
import { viewWords } from './view.words'

/** A result of one of our instruments: score, when and about what, and where it lies. */
export function ResultSection({
  instrument,
  response,
  children,
}: {
  readonly instrument: Instrument
  readonly response: SharedResponse
  /** What goes with it: how the score changed, or the answers. */
  readonly children?: ReactNode
}) {
  const words = useWords(viewWords)
  const language = useLanguage()
  const id = useId()
  const title = inLanguage(instrument.title, language)
  const { scoring, lookback, respondent } = instrument
  const { total, parts } = scoresOf(instrument, response, language)
  const band = total === null ? undefined : bandFor(scoring.bands, total)
  const meaningOf = ({ score, meaning }: PartScore): string => {
    if (meaning === null) return score === null ? words.tooFew : '–'
    if ('cutoff' in meaning) return words.cutoff(meaning.isReached, `${meaning.cutoff}`)
    const { label, min, max } = meaning.band
    return words.inBand(inLanguage(label, language), `${min}–${Math.floor(max)}`)
  }
  return (
    <section className="panel stack shared-result" aria-labelledby={id}>
      <h2 id={id}>
        {total === null
          ? parts.length > 0
            ? title
            : words.noTotal(title)
          : words.resultHeading(title, `${total}`, `${scoring.range[1]}`)}
      </h2>
      <p>
        {response.date !== null && `${words.on(formatDate(response.date, language))} · `}
        {hasPeriod(instrument) && words.period(wordingIn(lookback, language).text)}
        {respondent === 'parent' && ` ${words.aboutChild}`}
      </p>
      {band && <p>{words.band(inLanguage(band.label, language))}</p>}
      {total !== null && band && (
        <ol className="shared-bands" aria-label={words.bandsLabel}>
          {scoring.bands.map((one) => (
            <li key={one.id} aria-current={one.id === band.id ? 'true' : undefined}>
              <span>{inLanguage(one.label, language)}</span>{' '}
              <span className="shared-range">
                {words.points(one.min === one.max ? `${one.min}` : `${one.min}–${Math.floor(one.max)}`)}
              </span>{' '}
              {one.id === band.id && <b className="shared-here">← {words.here}</b>}
            </li>
          ))}
        </ol>
      )}
      {parts.length > 0 && (
        <>
          <div className="table">
            <table className="shared-answers shared-parts">
              <caption>{words.parts}</caption>
              <thead>
                <tr>
                  <th scope="col">{words.part}</th>
                  <th scope="col">{words.score}</th>
                </tr>
              </thead>
              <tbody>
                {parts.map((part) => (
                  <tr key={part.id}>
                    <th scope="row">{part.label}</th>
                    <td>
                      {part.score !== null && words.outOf(`${part.score}`, `${part.highest}`)}
                      <span className="hint">{meaningOf(part)}</span>
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          {parts.some(({ meaning }) => meaning && 'cutoff' in meaning) && (
            <p className="small muted">{words.cutoffNote}</p>
          )}
        </>
      )}
      {children}
    </section>
  )
}
