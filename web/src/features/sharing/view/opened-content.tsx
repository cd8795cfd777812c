import type { Instrument } from '@amhs/domain/instruments/instrument'
import { inLanguage, type Language } from '@amhs/domain/localized'
import type { SharedContent } from '@amhs/domain/sharing/read-bundle'
import { useCallback, useId } from 'react'
import { formatDate } from '../../../platform/dates'
import { useLanguage } from '../../../platform/preferences'
import { useLoaded } from '../../../platform/use-loaded'
import { useWords, wordsIn } from '../../../platform/words'
import { Loading } from '../../../ui/data/loading'
import { HelpStrip } from '../../../ui/help-strip'
import { AnswersSection } from './answers-section'
import { ForeignSections } from './foreign-sections'
import { answersIn, instrumentsOf, type KnownResult, scoresOf } from './known-result'
import { ResultSection } from './result-section'
import { viewWords } from './view.words'

type Instruments = ReadonlyMap<string, Instrument>

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
 * What was shared, for whoever it is for: what the person told about safety first of all, then their own words, the results, what
 * was kept back, and whom to call; for a professional the scores before the words. Also shown to the person who shares, before anything is sent.
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
  const known = content.responses.flatMap((response): KnownResult[] => {
    const instrument = instruments.get(response.questionnaire ?? '')
    return instrument ? [{ response, instrument }] : []
  })
  const skipResponses = new Set(known.map(({ response }) => response.id))
  const byParent = known.length > 0 && known.every(({ instrument }) => instrument.respondent === 'parent')
  const replies = byParent ? words.repliesToParent : words.replies
  const reply = note?.audience ? replies[note.audience] : ''
  const howTo = useId()
  const said = note?.words && (
    <blockquote className="shared-words">
      <p>
        <bdi>{note.words}</bdi>
      </p>
    </blockquote>
  )
  const about = (
    <div className="notice">
      <p>
        <b>{byParent ? words.notDiagnosisByParent : words.notDiagnosis}</b>{' '}
        {content.responses.length > 0 && (byParent ? words.notDiagnosisMoreByParent : words.notDiagnosisMore)}
      </p>
      {note && content.responses.length === 0 && <p>{words.noScores}</p>}
      {!note && <p>{words.foreignNote}</p>}
    </div>
  )
  const help = !isPreview && (
    <HelpStrip question={byParent ? words.dangerOfChild : words.danger} text={words.dangerText} />
  )
  const groups = groupsOf(known)
  // Who works with such results looks for the score, its place and its change, and finds the person's words beside them; everybody
  // else meets the person first.
  if (note?.audience === 'doctor' && groups.length > 0) {
    return (
      <div className="stack sections shared-content">
        <Told known={known} />
        <div className={isPreview ? 'stack' : 'split'}>
          <div className="stack">
            {groups.map((group) => (
              <Newest key={group[0].response.id} group={group} />
            ))}
          </div>
          <div className="stack">
            {said}
            {about}
            {help}
          </div>
        </div>
        <Answers groups={groups} />
        <ForeignSections content={content} skipResponses={skipResponses} />
      </div>
    )
  }
  return (
    <div className="stack sections shared-content">
      <Told known={known} />
      {said}
      {about}
      {groups.map((group) => (
        <Newest key={group[0].response.id} group={group} />
      ))}
      <Answers groups={groups} />
      <ForeignSections content={content} skipResponses={skipResponses} />
      {reply !== '' && (
        <section className="panel stack" aria-labelledby={howTo}>
          <h2 id={howTo}>{words.howTo}</h2>
          <p>{reply}</p>
        </section>
      )}
      {help}
    </div>
  )
}

/** The results of one instrument, the newest first. */
type Group = readonly [KnownResult, ...KnownResult[]]

function groupsOf(known: readonly KnownResult[]): readonly Group[] {
  const groups: Group[] = []
  for (const instrument of new Set(known.map((one) => one.instrument))) {
    const [newest, ...earlier] = known
      .filter((one) => one.instrument === instrument)
      .sort((one, other) => (other.response.date ?? '').localeCompare(one.response.date ?? ''))
    if (newest) groups.push([newest, ...earlier])
  }
  return groups
}

/** The newest result of an instrument, with how its score changed. */
function Newest({ group }: { readonly group: Group }) {
  const [{ response, instrument }] = group
  return (
    <ResultSection response={response} instrument={instrument}>
      <Repeated group={group} />
    </ResultSection>
  )
}

/** Answers of the newest results open; earlier results whole, with theirs folded. */
function Answers({ groups }: { readonly groups: readonly Group[] }) {
  return groups.map((group) => {
    const [newest, ...earlier] = group
    return (
      <div className="stack" key={newest.response.id}>
        <AnswersSection known={newest} isOpen />
        {earlier.map((known) => (
          <ResultSection key={known.response.id} response={known.response} instrument={known.instrument}>
            <AnswersSection known={known} isOpen={false} />
          </ResultSection>
        ))}
      </div>
    )
  })
}

/** Answers about self-harm that the person chose to hand over: before every number. */
function Told({ known }: { readonly known: readonly KnownResult[] }) {
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
function Repeated({ group }: { readonly group: Group }) {
  const words = useWords(viewWords)
  const language = useLanguage()
  const [{ instrument }] = group
  const times = group.flatMap(({ response }) => {
    const { total } = scoresOf(instrument, response, language)
    return total === null || response.date === null ? [] : [{ id: response.id, date: response.date, total }]
  })
  if (times.length < 2) return null
  return (
    <>
      <div className="table">
        <table className="shared-answers">
          <caption>{words.again(inLanguage(instrument.title, language))}</caption>
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
    </>
  )
}
