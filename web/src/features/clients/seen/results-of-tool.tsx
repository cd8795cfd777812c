import { answersOf } from '@amhs/domain/documents/screening-record'
import type { Instrument } from '@amhs/domain/instruments/instrument'
import { safetyNotices } from '@amhs/domain/instruments/safety'
import { seriesOf, valueIn } from '@amhs/domain/instruments/score-series'
import { useId, useRef } from 'react'
import { formatDate } from '../../../platform/dates'
import { notedAnswerId } from '../../../platform/paths'
import { useLanguage } from '../../../platform/preferences'
import { saveFile } from '../../../platform/save-file'
import { useTold } from '../../../platform/use-told'
import { useWords } from '../../../platform/words'
import { AnswerTable } from '../../../ui/answer-table'
import { Loading } from '../../../ui/data/loading'
import { OnDemand } from '../../../ui/data/on-demand'
import { FocusStays } from '../../../ui/focus-stays'
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
  focusTo,
  aim,
  onArrived,
}: {
  readonly instrument: Instrument
  readonly results: readonly SeenResult[]
  /** The id of what takes the focus when all of them go. */
  readonly focusTo: string
  /** The result to whose answers the link of a safety note has just been pressed; null once the person is there. */
  readonly aim: string | null
  readonly onArrived: () => void
}) {
  const words = useWords(clientsWords)
  const language = useLanguage()
  const id = useId()
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
      <h2>{words.chartHeading(name, newestFirst.length)}</h2>
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
      <h3 id={id} tabIndex={-1}>
        {words.answers}
      </h3>
      {newestFirst.map((result) => (
        <AnswersOf
          key={result.id}
          instrument={instrument}
          result={result}
          focusTo={id}
          isAim={aim === result.id}
          onArrived={onArrived}
        />
      ))}
      <p className="row no-print">
        <PrintButton label={words.print} />
        <button type="button" className="button" onClick={() => void saveFhir()}>
          {words.fhir}
        </button>
      </p>
      <FocusStays to={focusTo} />
    </section>
  )
}

/** Every answer of one result, folded until it is looked for; a safety note's link opens it at the answer that it is about. */
function AnswersOf({
  instrument,
  result,
  focusTo,
  isAim,
  onArrived,
}: {
  readonly instrument: Instrument
  readonly result: SeenResult
  /** The id of what takes the focus when it goes. */
  readonly focusTo: string
  readonly isAim: boolean
  readonly onArrived: () => void
}) {
  const words = useWords(clientsWords)
  const language = useLanguage()
  const box = useRef<HTMLDetailsElement>(null)
  const answers = answersOf(result)
  const target = notedAnswerId(result.id)
  useTold(isAim || undefined, () => {
    if (!box.current) return
    box.current.open = true
    const answer = document.getElementById(target) ?? box.current.querySelector('summary')
    answer?.focus()
    onArrived()
  })
  return (
    <details ref={box}>
      <summary>{words.answersOf(formatDate(result.finishedAt, language))}</summary>
      <AnswerTable
        instrument={instrument}
        answers={answers}
        noted={safetyNotices(instrument, answers).map(({ itemId }) => itemId)}
        firstNotedId={target}
      />
      <FocusStays to={focusTo} />
    </details>
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
