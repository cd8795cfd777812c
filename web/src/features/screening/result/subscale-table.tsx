import type { ScreeningRecord } from '@amhs/domain/documents/screening-document'
import type { Instrument } from '@amhs/domain/instruments/instrument'
import { cutoffFor } from '@amhs/domain/instruments/score'
import { inLanguage } from '@amhs/domain/localized'
import { useLanguage } from '../../../platform/preferences'
import { useWords } from '../../../platform/words'
import { resultWords } from './result.words'
import { WholeTerms } from './whole-terms'

/** The scores of an instrument's areas, below the total where there is one: each with its cut-off or its range in words. */
export function SubscaleTable({
  instrument,
  score: { total, positive, subscales },
}: {
  readonly instrument: Instrument
  readonly score: ScreeningRecord['score']
}) {
  const words = useWords(resultWords)
  const language = useLanguage()
  const { bands, range, subscales: areas } = instrument.scoring
  const hasCutoffs = areas.some(({ cutoff }) => cutoff !== undefined)
  const overall = { id: 'total', label: null, range, cutoff: cutoffFor(instrument, {})?.value }
  return (
    <div className="table scores">
      <table>
        <caption className="hidden">{words.subscales}</caption>
        <thead>
          <tr>
            <th scope="col">{words.subscale}</th>
            <th scope="col">{words.subscaleScore}</th>
            <th scope="col">{hasCutoffs ? words.cutoff : words.subscaleMeaning}</th>
          </tr>
        </thead>
        <tbody>
          {[...(total === null ? [] : [overall]), ...areas].map(
            ({ id, label, range: [, highest], cutoff }) => {
              const part = label === null ? { score: total, band: null, positive } : subscales?.[id]
              const band = bands.find((candidate) => candidate.id === part?.band)
              const meaning = band
                ? inLanguage(band.label, language)
                : cutoff === undefined
                  ? '–'
                  : words.cutoffReached(cutoff, part?.positive === true)
              return (
                <tr key={id} data-total={label === null || undefined}>
                  <th scope="row">{label === null ? words.overall : inLanguage(label, language)}</th>
                  <td>
                    {typeof part?.score === 'number'
                      ? words.outOf(`${Math.round(part.score)}`, `${highest}`)
                      : '–'}
                  </td>
                  <td>
                    <WholeTerms text={typeof part?.score === 'number' ? meaning : words.tooFew} />
                  </td>
                </tr>
              )
            },
          )}
        </tbody>
      </table>
    </div>
  )
}
