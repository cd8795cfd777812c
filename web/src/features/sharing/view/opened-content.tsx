import type { Instrument } from '@amhs/domain/instruments/instrument'
import { inLanguage, type Language } from '@amhs/domain/localized'
import type { SharedContent, SharedResponse } from '@amhs/domain/sharing/read-bundle'
import { useCallback, useId } from 'react'
import { formatDate } from '../../../platform/dates'
import { useLanguage } from '../../../platform/preferences'
import { useLoaded } from '../../../platform/use-loaded'
import { useWords, wordsIn } from '../../../platform/words'
import { Loading } from '../../../ui/data/loading'
import { SupportCard } from '../../../ui/support-card'
import { ForeignSections } from './foreign-sections'
import { answersIn, instrumentsOf, scoresOf } from './known-result'
import { ResultSection } from './result-section'
import { viewWords } from './view.words'

type Instruments = ReadonlyMap<string, Instrument>

interface Known {
  readonly response: SharedResponse
  readonly instrument: Instrument
}

/** What a heading of the page says about the content, and whether it is one that was shared from this site. */
export function headingOf(content: SharedContent, language: Language): string {
  const { headings } = wordsIn(viewWords, language)
  const ours = content.notes.some(({ audience }) => audience !== null)
  if (!ours) return headings.foreign
  const count = content.responses.length
  if (count === 0) return headings.words
  return count === 1 ? headings.one : headings.several(count)
}

/**
 * What was shared, for whoever it is for: the person's own words first, then what they told about safety, the results, what was
 * kept back, and whom to call. Also shown to the person who shares, before anything is sent.
 */
export function OpenedContent({
  content,
  isPreview = false,
}: {
  readonly content: SharedContent
  readonly isPreview?: boolean
}) {
  const load = useCallback(() => instrumentsOf(content), [content])
  const { data, error } = useLoaded(load)
  // Without their files the results are shown in the words of the file itself.
  if (data === undefined && error === null) return <Loading />
  return <Content content={content} instruments={data ?? new Map()} isPreview={isPreview} />
}

function Content({
  content,
  instruments,
  isPreview,
}: {
  readonly content: SharedContent
  readonly instruments: Instruments
  readonly isPreview: boolean
}) {
  const words = useWords(viewWords)
  const note = content.notes.find(({ audience }) => audience !== null)
  const known = content.responses.flatMap((response): Known[] => {
    const instrument = instruments.get(response.questionnaire ?? '')
    return instrument ? [{ response, instrument }] : []
  })
  const skipResponses = new Set(known.map(({ response }) => response.id))
  const reply = note?.audience ? words.replies[note.audience] : ''
  const howTo = useId()
  return (
    <div className="stack sections shared-content">
      {note?.words && (
        <blockquote className="shared-words">
          <p>
            <bdi>{note.words}</bdi>
          </p>
        </blockquote>
      )}
      <div className="notice">
        <p>
          <b>{words.notDiagnosis}</b> {content.responses.length > 0 && words.notDiagnosisMore}
        </p>
        {note && content.responses.length === 0 && <p>{words.noScores}</p>}
        {!note && <p>{words.foreignNote}</p>}
      </div>
      <Told known={known} />
      {known.map(({ response, instrument }) => (
        <ResultSection key={response.id} response={response} instrument={instrument} />
      ))}
      <Repeated known={known} />
      <ForeignSections content={content} skipResponses={skipResponses} />
      {reply !== '' && (
        <section className="panel stack" aria-labelledby={howTo}>
          <h2 id={howTo}>{words.howTo}</h2>
          <p>{reply}</p>
        </section>
      )}
      {!isPreview && <SupportCard />}
    </div>
  )
}

/** Answers about self-harm that the person chose to hand over: before every number. */
function Told({ known }: { readonly known: readonly Known[] }) {
  const words = useWords(viewWords)
  const language = useLanguage()
  const id = useId()
  const told = known.flatMap(({ instrument, response }) =>
    answersIn(instrument, response, language)
      .filter(({ isTold, missing }) => isTold && missing === null)
      .map((answer) => ({ ...answer, key: `${response.id} ${answer.linkId}` })),
  )
  if (told.length === 0) return null
  return (
    <section className="panel stack" aria-labelledby={id}>
      <h2 id={id}>{words.toldHeading}</h2>
      {told.map((answer) => (
        <p key={answer.key}>
          <b>{words.told(answer.text, answer.answer ?? '')}</b>
        </p>
      ))}
      <p>{words.toldMore}</p>
    </section>
  )
}

/** The totals of an instrument that was taken more than once, as numbers alone. */
function Repeated({ known }: { readonly known: readonly Known[] }) {
  const words = useWords(viewWords)
  const language = useLanguage()
  const instruments = [...new Set(known.map(({ instrument }) => instrument))]
  return instruments.map((instrument) => {
    const times = known
      .filter((one) => one.instrument === instrument && one.response.date !== null)
      .map(({ response }) => ({
        id: response.id,
        date: response.date ?? '',
        ...scoresOf(instrument, response, language),
      }))
      .filter(({ total }) => total !== null)
      .sort((one, other) => other.date.localeCompare(one.date))
    if (times.length < 2) return null
    const title = inLanguage(instrument.title, language)
    return (
      <div className="stack" key={instrument.id}>
        <div className="table">
          <table className="shared-answers">
            <caption>{words.again(title)}</caption>
            <thead>
              <tr>
                <th scope="col">{words.when}</th>
                <th scope="col">{words.score}</th>
              </tr>
            </thead>
            <tbody>
              {times.map(({ id, date, total }) => (
                <tr key={id}>
                  <th scope="row">{formatDate(date, language)}</th>
                  <td>{total}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        <p className="small muted">{words.againMore}</p>
      </div>
    )
  })
}
