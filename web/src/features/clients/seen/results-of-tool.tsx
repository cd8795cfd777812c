import { answersOf } from '@amhs/domain/documents/screening-record'
import type { Instrument } from '@amhs/domain/instruments/instrument'
import { seriesOf, valueIn } from '@amhs/domain/instruments/score-series'
import { formatDate } from '../../../platform/dates'
import { useLanguage } from '../../../platform/preferences'
import { saveFile } from '../../../platform/save-file'
import { useWords } from '../../../platform/words'
import { AnswerTable } from '../../../ui/answer-table'
import { Loading } from '../../../ui/data/loading'
import { OnDemand } from '../../../ui/data/on-demand'
import { PrintButton } from '../../../ui/print-button'
import { clientsWords } from '../clients.words'
import type { SeenResult } from '../grants.firestore'
import { toolName } from '../tool-names'
import { changeSentence } from './change-sentence'
import { ScoreInWords } from './score-in-words'

// The drawing code is loaded where a chart is shown, and nowhere else.
const loadScoreChart = async () => (await import('../../../ui/score-chart')).ScoreChart

/** One questionnaire of one person: what changed, a chart, and every result with its answers. */
export function ResultsOfTool({
  instrument,
  results,
}: {
  readonly instrument: Instrument
  readonly results: readonly SeenResult[]
}) {
  const words = useWords(clientsWords)
  const language = useLanguage()
  const newestFirst = results.toSorted((one, other) => other.finishedAt - one.finishedAt)
  const name = toolName(instrument.id, language)
  const [latest] = newestFirst
  if (!latest) return <p>{words.noResults}</p>
  const [series] = seriesOf(instrument)
  const points = newestFirst.toReversed().flatMap(({ finishedAt, score }) => {
    const value = valueIn(score, series.id)
    return value === null ? [] : [{ at: finishedAt, value }]
  })

  async function saveFhir() {
    const { clientBundle } = await import('./client-bundle')
    const bundle = clientBundle(instrument, newestFirst, language, `${window.location.origin}/fhir`)
    const day = new Date().toISOString().slice(0, 10)
    saveFile(`saved-page-${day}.fhir.json`, JSON.stringify(bundle, null, 2), 'application/fhir+json')
  }

  return (
    <section className="stack" aria-label={name}>
      <h3>{words.chartHeading(name, newestFirst.length)}</h3>
      <p>
        {words.newest(formatDate(latest.finishedAt, language))}
        {language === 'en' ? ': ' : '：'}
        <ScoreInWords instrument={instrument} result={latest} />
      </p>
      {points.length > 0 && (
        <OnDemand
          load={loadScoreChart}
          fallback={<Loading label={words.loading} />}
          failed={() => <p className="notice">{words.chartFailed}</p>}
        >
          {(ScoreChart) => (
            <ScoreChart
              instrument={instrument}
              series={series}
              points={points}
              label={words.chart(points.length)}
            />
          )}
        </OnDemand>
      )}
      <ChangeTable newestFirst={newestFirst} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a frame that scrolls must be reachable by keyboard */}
      <section className="table" tabIndex={0} aria-label={words.table(name)}>
        <table>
          <caption>{words.table(name)}</caption>
          <thead>
            <tr>
              <th scope="col">{words.date}</th>
              <th scope="col">{words.score}</th>
            </tr>
          </thead>
          <tbody>
            {newestFirst.map((result) => (
              <tr key={result.id}>
                <th scope="row">{formatDate(result.finishedAt, language)}</th>
                <td>
                  <ScoreInWords instrument={instrument} result={result} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <h4>{words.answers}</h4>
      {newestFirst.map((result) => (
        <details key={result.id}>
          <summary>{words.answersOf(formatDate(result.finishedAt, language))}</summary>
          <AnswerTable instrument={instrument} answers={answersOf(result)} />
        </details>
      ))}
      <p className="row no-print">
        <PrintButton label={words.print} />
        <button type="button" className="button" onClick={() => void saveFhir()}>
          {words.fhir}
        </button>
      </p>
    </section>
  )
}

/** The latest result beside the first and the one before. */
function ChangeTable({ newestFirst }: { readonly newestFirst: readonly SeenResult[] }) {
  const words = useWords(clientsWords)
  const language = useLanguage()
  const [latest, last] = newestFirst
  const first = newestFirst.at(-1)
  if (!latest || !last || !first) return <p>{words.onlyOne}</p>
  const rows = [[first, 'first'] as const, ...(last === first ? [] : ([[last, 'last']] as const))]
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a frame that scrolls must be reachable by keyboard
    <section className="table" tabIndex={0} aria-label={words.change}>
      <table>
        <caption>{words.change}</caption>
        <thead>
          <tr>
            <th scope="col">{words.comparedWith}</th>
            <th scope="col">{words.difference}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([before, which]) => {
            const { difference, meaning } = changeSentence(which, before, latest, language)
            const date = formatDate(before.finishedAt, language)
            return (
              <tr key={before.id}>
                <th scope="row">{words.on(words.rowOf[which], date, before.score.total)}</th>
                <td>
                  {difference !== null && <b>{difference}</b>}
                  {language === 'en' && ' '}
                  {meaning}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </section>
  )
}
