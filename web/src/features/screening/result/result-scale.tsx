import type { Instrument } from '@amhs/domain/instruments/instrument'
import { scoreLevel, stepLevel } from '@amhs/domain/instruments/score-direction'
import { inLanguage } from '@amhs/domain/localized'
import { useLanguage } from '../../../platform/preferences'
import { useWords } from '../../../platform/words'
import { resultWords } from './result.words'
import { WholeTerms } from './whole-terms'

/**
 * The bands as steps: each has its name, its range and its height, and the person's own step says so in words.
 * Colour only repeats what the words say.
 */
export function ResultScale({
  instrument,
  bandId,
  score,
}: {
  readonly instrument: Instrument
  readonly bandId: string
  readonly score: number
}) {
  const words = useWords(resultWords)
  const language = useLanguage()
  const own = instrument.respondent === 'parent' ? words.child : words.you
  return (
    <ol className="scale">
      {instrument.scoring.bands.map((band, index) => (
        <li
          key={band.id}
          data-level={stepLevel(instrument, index)}
          // Very low well-being is a low bar, in the colour of the most difficult step.
          style={{ '--level': scoreLevel(instrument, index) } as React.CSSProperties}
          aria-current={band.id === bandId ? 'true' : undefined}
        >
          {band.id === bandId && <span className="you">{own(`${score}`)}</span>}{' '}
          <span className="name">
            <WholeTerms text={inLanguage(band.label, language)} />
          </span>
          <span className="bar-of-band" />{' '}
          <span className="range">
            {words.points(band.min === band.max ? `${band.min}` : `${band.min}–${band.max}`)}
          </span>
        </li>
      ))}
    </ol>
  )
}
