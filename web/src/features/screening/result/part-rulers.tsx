import type { ScreeningRecord } from '@amhs/domain/documents/screening-document'
import type { Instrument } from '@amhs/domain/instruments/instrument'
import { stepLevel } from '@amhs/domain/instruments/score-direction'
import { inLanguage } from '@amhs/domain/localized'
import { useLanguage } from '../../../platform/preferences'
import { useWords } from '../../../platform/words'
import { resultWords } from './result.words'
import { ScoreRuler } from './score-ruler'

type Subscales = NonNullable<ScreeningRecord['score']['subscales']>

/** The scores of an instrument that has no total, each on a ruler of its own; what could not be scored says so. */
export function PartRulers({
  instrument,
  subscales,
}: {
  readonly instrument: Instrument
  readonly subscales: Subscales
}) {
  const words = useWords(resultWords)
  const language = useLanguage()
  return (
    <section className="stack" aria-labelledby="parts">
      <h2 id="parts">{words.subscales}</h2>
      <div className="rulers">
        {instrument.scoring.subscales.map((subscale) => {
          const part = subscales[subscale.id]
          const name = inLanguage(subscale.label, language)
          if (!part || part.score === null) {
            return (
              <p key={subscale.id}>
                <b>{name}</b> {words.tooFew}
              </p>
            )
          }
          return (
            <ScoreRuler
              key={subscale.id}
              name={name}
              score={part.score}
              range={subscale.range}
              parts={instrument.scoring.bands.map((band, index) => ({
                label: inLanguage(band.label, language),
                from: band.min,
                // Means have decimals: a band that ends at 49.999 is said to end at 49.
                to: Math.floor(band.max),
                level: stepLevel(instrument, index),
                current: band.id === part.band,
              }))}
            />
          )
        })}
      </div>
    </section>
  )
}
