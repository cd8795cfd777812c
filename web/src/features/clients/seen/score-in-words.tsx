import type { Instrument } from '@amhs/domain/instruments/instrument'
import { scoreLevel } from '@amhs/domain/instruments/score-direction'
import { inLanguage } from '@amhs/domain/localized'
import { useLanguage } from '../../../platform/preferences'
import { useWords } from '../../../platform/words'
import { clientsWords } from '../clients.words'
import type { SeenResult } from '../grants.firestore'

/** The points of a result and its range, as it was given when it was filled in. */
export function ScoreInWords({
  instrument,
  result: { score },
}: {
  /** Undefined while its file is not there: the number stands without the range's name. */
  readonly instrument: Instrument | undefined
  readonly result: SeenResult
}) {
  const words = useWords(clientsWords)
  const language = useLanguage()
  const bands = instrument?.scoring.bands ?? []
  const band = bands.find(({ id }) => id === score.band)
  return (
    <>
      <b>{score.total === null ? words.noTotal : words.points(score.total)}</b>{' '}
      {instrument && band && (
        <span className="level" data-level={scoreLevel(instrument, bands.indexOf(band))}>
          {inLanguage(band.label, language)}
        </span>
      )}
    </>
  )
}
