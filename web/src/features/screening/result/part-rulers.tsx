import type { ScreeningRecord } from '@amhs/domain/documents/screening-document'
import type { Instrument, Subscale } from '@amhs/domain/instruments/instrument'
import { stepLevel } from '@amhs/domain/instruments/score-direction'
import { inLanguage } from '@amhs/domain/localized'
import { useLanguage } from '../../../platform/preferences'
import { useWords } from '../../../platform/words'
import { resultWords } from './result.words'
import type { RulerPart } from './score-ruler'
import { ScoreRuler } from './score-ruler'

type Subscales = NonNullable<ScreeningRecord['score']['subscales']>

/** The scores of an instrument's parts, each on a ruler of its own; what could not be scored says so. */
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
              parts={partsOf(instrument, subscale, part, {
                over: words.overCutoff,
                under: words.underCutoff,
                label: (band) => inLanguage(band.label, language),
              })}
            />
          )
        })}
      </div>
    </section>
  )
}

function partsOf(
  instrument: Instrument,
  { range: [lowest, highest], cutoff }: Subscale,
  part: Subscales[string],
  words: {
    readonly over: string
    readonly under: string
    readonly label: (band: Instrument['scoring']['bands'][number]) => string
  },
): readonly RulerPart[] {
  if (cutoff === undefined) {
    return instrument.scoring.bands.map((band, index) => ({
      label: words.label(band),
      from: band.min,
      // Means have decimals: a band that ends at 49.999 is said to end at 49.
      to: Math.floor(band.max),
      level: stepLevel(instrument, index),
      current: band.id === part.band,
    }))
  }
  const positive = part.positive === true
  return [
    { label: words.under, from: lowest, to: cutoff - 1, level: 1, current: !positive },
    { label: words.over, from: cutoff, to: highest, level: 4, current: positive },
  ]
}
