import type { ScreeningRecord } from '@amhs/domain/documents/screening-document'
import type { Instrument } from '@amhs/domain/instruments/instrument'
import { inLanguage } from '@amhs/domain/localized'
import { useLanguage } from '../../../platform/preferences'
import { useWords } from '../../../platform/words'
import { resultWords } from './result.words'
import { WholeTerms } from './whole-terms'

/** The scores of an instrument's parts, in words as well as numbers. */
export function SubscaleTable({
  instrument,
  subscales,
}: {
  readonly instrument: Instrument
  readonly subscales: NonNullable<ScreeningRecord['score']['subscales']>
}) {
  const words = useWords(resultWords)
  const language = useLanguage()
  return (
    <div className="table">
      <table>
        <caption>{words.subscales}</caption>
        <thead>
          <tr>
            <th scope="col">{words.subscale}</th>
            <th scope="col">{words.subscaleScore}</th>
            <th scope="col">{words.subscaleMeaning}</th>
          </tr>
        </thead>
        <tbody>
          {instrument.scoring.subscales.map(({ id, label }) => {
            const part = subscales[id]
            const band = instrument.scoring.bands.find((candidate) => candidate.id === part?.band)
            return (
              <tr key={id}>
                <th scope="row">{inLanguage(label, language)}</th>
                <td>{typeof part?.score === 'number' ? Math.round(part.score) : '–'}</td>
                <td>
                  <WholeTerms
                    text={
                      part === undefined || part.score === null
                        ? words.tooFew
                        : band
                          ? inLanguage(band.label, language)
                          : part.positive === undefined
                            ? '–'
                            : part.positive
                              ? words.overCutoff
                              : words.underCutoff
                    }
                  />
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
