import { answersOf } from '@amhs/domain/documents/screening-record'
import type { Instrument } from '@amhs/domain/instruments/instrument'
import { leftOutSentence } from '@amhs/domain/instruments/left-out'
import { gateIsClosed, wordingIn } from '@amhs/domain/instruments/question-flow'
import { firstCaution, whatItShows } from '@amhs/domain/instruments/result-cautions'
import {
  hasPeriod,
  isWornOut,
  resultHeadline,
  toldOfThoughts,
} from '@amhs/domain/instruments/result-sentences'
import { safetyNotices } from '@amhs/domain/instruments/safety'
import { bandFor } from '@amhs/domain/instruments/score'
import { higherMeans } from '@amhs/domain/instruments/score-direction'
import { inLanguage } from '@amhs/domain/localized'
import { isMinor } from '@amhs/domain/safety/age-band'
import { useState } from 'react'
import { formatDate } from '../../../platform/dates'
import { usePageTitle } from '../../../platform/page-meta'
import { paths } from '../../../platform/paths'
import { useLanguage } from '../../../platform/preferences'
import { useAgeBand } from '../../../platform/region'
import { useSession } from '../../../platform/session'
import { useWords } from '../../../platform/words'
import { AnswerTable } from '../../../ui/answer-table'
import { OnDemand } from '../../../ui/data/on-demand'
import { Drawing } from '../../../ui/drawing'
import { Link } from '../../../ui/link'
import { PageHeading } from '../../../ui/page-heading'
import { takeFocus } from '../../../ui/take-focus'
import { WhoFindsOut } from '../../../ui/who-finds-out'
import { AboutInstrument } from '../choose/about-instrument'
import type { StoredScreening } from '../storage/build-screening'
import { DamagedResults } from '../storage/damaged-results'
import { NotSafeFirst } from '../take/not-safe'
import { forgetUnsafe, saidUnsafe } from '../take/safe-answer'
import { CutoffSentence } from './cutoff-sentence'
import { emailChoice } from './email-choice'
import { PartRulers } from './part-rulers'
import { PrintSheet } from './print-sheet'
import { resultWords } from './result.words'
import { ResultActions, ResultFiles } from './result-actions'
import { ResultChange } from './result-change'
import { ResultFurther } from './result-further'
import { ResultNext } from './result-next'
import { ResultReading } from './result-reading'
import { ResultScale } from './result-scale'
import { ResultSupport } from './result-support'
import { ResultTools } from './result-tools'
import { windowOf } from './result-window'
import { SaveResult } from './save-result'
import { SubscaleTable } from './subscale-table'
import { TellSomeone } from './tell-someone'
import { WholeTerms } from './whole-terms'

const loadReleaseOffer = async () => (await import('./gated-release-offer')).GatedReleaseOffer
const loadEmailResult = async () => (await import('./email-result')).EmailResult

/** Number, range, band in words, what it means and does not mean, next steps and crisis help: at every score. */
export function ResultView({
  record,
  instrument,
  place: firstPlace,
}: {
  readonly record: StoredScreening
  readonly instrument: Instrument
  readonly place: 'device' | 'account' | 'page'
}) {
  const words = useWords(resultWords)
  const language = useLanguage()
  // Not which questionnaire: whoever else looks at the list of tabs need not know.
  usePageTitle(words.servedHeading)
  const [place, setPlace] = useState(firstPlace)
  const session = useSession()
  const hosted = session.status === 'signed-in' && session.mode === 'hosted'
  const email = emailChoice(session)
  /** What is folded on the screen is not printed unasked: the paper may be for somebody else. */
  const [showsAnswers, setShowsAnswers] = useState(false)
  const [savedNow, setSavedNow] = useState(false)
  const [wasUnsafe] = useState(() => saidUnsafe(record.id))
  /** While it stands first that they are not safe, its numbers are the only ones on the screen. */
  const [numbersAbove, setNumbersAbove] = useState(wasUnsafe)
  const { total, percent, subscales, positive } = record.score
  const band = instrument.scoring.bands.find(({ id }) => id === record.score.band)
  const scored = total !== null || Object.values(subscales ?? {}).some((part) => part.score !== null)
  const notices = safetyNotices(instrument, answersOf(record))
  const caution = firstCaution(instrument, record.score)
  const leftOut = leftOutSentence(instrument, record)
  const ofParent = instrument.respondent === 'parent'
  const ofWork = isWornOut(instrument, record.score)
  // A parent was asked about no danger: what was seen comes first, then whom to talk to.
  const supportFirst = record.safety && !ofParent
  const young = isMinor(useAgeBand() ?? undefined) && !ofParent
  const support = <ResultSupport instrument={instrument} record={record} numbersAbove={numbersAbove} />
  const tell = <TellSomeone instrument={instrument} record={record} told={toldOfThoughts(notices)} />

  const score =
    total !== null &&
    // What the areas say belongs to the total: one look shows where the difficulties lie.
    (subscales ? (
      <SubscaleTable instrument={instrument} score={record.score} />
    ) : (
      <p className="score">
        <b>{total}</b> <span>{words.score(instrument.scoring.range.join('–'))}</span>
      </p>
    ))

  const lead = (
    <p className={ofParent ? undefined : 'lead'}>
      {ofParent && total !== null && `${words.parentCutoff} `}
      {hasPeriod(instrument) && `${words.lookback(wordingIn(instrument.lookback, language).text)} `}
      {words.screeningOnly}
    </p>
  )
  const whoFindsOut = young && place !== 'page' && <WhoFindsOut answer={words.whoFindsOut[place]} />

  return (
    <>
      <div className="wrap page stack sections result">
        {wasUnsafe && (
          <NotSafeFirst
            onSafe={() => {
              forgetUnsafe(record.id)
              setNumbersAbove(false)
            }}
          />
        )}
        {place === 'page' && <p className="error">{words.notKept}</p>}
        <header className="split">
          <div className="stack">
            <div className="result-head">
              <Drawing src={windowOf(instrument)} width={96} height={96} />
              <p className="muted">
                {inLanguage(instrument.title, language)} · {formatDate(record.finishedAt, language)}
              </p>
            </div>
            <PageHeading>
              <WholeTerms text={inLanguage(resultHeadline(instrument, record.score, notices), language)} />
            </PageHeading>
            {caution && (
              <p className="notice" role="note">
                <strong>{inLanguage(caution, language)}</strong>
              </p>
            )}
            {/* What a parent fears is answered before every number. */}
            {ofParent && scored && <p>{words.parentNote}</p>}
            {!supportFirst && !ofParent && lead}
            {!supportFirst && whoFindsOut}
          </div>
          {!supportFirst && !ofParent && score}
        </header>
        {ofParent && (
          <div className="stack">
            {score}
            {lead}
          </div>
        )}

        {/* Who told of such thoughts meets people first, then words to tell one of them, and the number after that. */}
        {supportFirst && (
          <>
            <div className="safety-first">
              <div className="stack sections">
                {support}
                <ResultTools />
              </div>
              <div className="stack">
                {tell}
                {whoFindsOut}
              </div>
            </div>
            {score}
            {lead}
          </>
        )}
        {toldOfThoughts(notices) && band === instrument.scoring.bands[0] && <p>{words.lowButTold}</p>}
        {leftOut && <p>{inLanguage(leftOut, language)}</p>}
        {!scored && <p>{words.noScoreText}</p>}
        {total !== null && band && bandFor(instrument.scoring.bands, total) && (
          <section className="stack scale-box" aria-labelledby="scale">
            <h2 className="hidden" id="scale">
              {words.scale}
            </h2>
            <ResultScale instrument={instrument} bandId={band.id} score={total} />
          </section>
        )}
        {total === null && scored && subscales && (
          <PartRulers instrument={instrument} subscales={subscales} />
        )}
        {record.safety && ofParent && (
          <div className="safety-first">
            {support}
            {tell}
          </div>
        )}

        <div className="split">
          <div className="stack sections">
            {scored && (
              <section className="stack" aria-labelledby="meaning">
                <h2 id="meaning">{words.meaning}</h2>
                {gateIsClosed(instrument, answersOf(record)) && <p>{words.gateClosed}</p>}
                {percent !== undefined && <p>{words.percent(percent)}</p>}
                {total !== null && <CutoffSentence instrument={instrument} positive={positive} />}
                {total === null && (
                  <p>
                    <WholeTerms text={words.partsNote} />
                  </p>
                )}
                <p>
                  {(ofParent ? words.higherMeansChild : words.higherMeans)(
                    inLanguage(higherMeans(instrument), language),
                  )}{' '}
                  {inLanguage(whatItShows(instrument), language)}
                </p>
              </section>
            )}
            <ResultChange instrument={instrument} record={record} />
            <ResultNext instrument={instrument} record={record} />
            {!record.safety && ofWork && tell}
            {!supportFirst && !ofParent && <ResultTools />}
            <ResultReading instrument={instrument} record={record} />
            {place === 'account' && (
              <>
                {/* The button that was pressed is gone: what happened takes its place, and is said with the focus. */}
                <p
                  className="no-print"
                  {...(savedNow ? { tabIndex: -1, ref: takeFocus } : { role: 'status' })}
                >
                  {savedNow ? words.saved : words.inAccount}{' '}
                  <Link to={paths.myScreenings}>{words.openSaved}</Link>
                </p>
                {hosted && (
                  <OnDemand load={loadReleaseOffer} fallback={null} failed={() => null}>
                    {(ReleaseOffer) => <ReleaseOffer uid={session.user.id} record={record} />}
                  </OnDemand>
                )}
                {email.kind !== 'none' && (
                  // An extra that nobody misses: without a network the result itself is shown whole.
                  <OnDemand load={loadEmailResult} fallback={null} failed={() => null}>
                    {(EmailResult) => <EmailResult screeningId={record.id} choice={email} />}
                  </OnDemand>
                )}
              </>
            )}
            <DamagedResults />
            {/* Each one press away, under a name of its own. */}
            <div className="result-more">
              {!record.safety && !ofWork && tell}
              {/* Open where keeping it is the next thing to do: who signed in came back for it, and one that was not kept must be taken now. It stays so once it was saved: many save it to share it, which stands here. */}
              <details
                className="no-print keep-or-take"
                open={place === 'page' || savedNow || (session.status === 'signed-in' && place === 'device')}
              >
                <summary>{words.takeAlong}</summary>
                <div className="stack sections">
                  {place !== 'account' && (
                    <SaveResult
                      record={record}
                      title={inLanguage(instrument.title, language)}
                      onSaved={() => {
                        setSavedNow(true)
                        setPlace('account')
                      }}
                    />
                  )}
                  <ResultActions record={record} isSaved={place === 'account'} withAnswers={showsAnswers} />
                  <ResultFiles instrument={instrument} record={record} />
                </div>
              </details>
              <ResultFurther instrument={instrument} record={record} />
              <details onToggle={({ currentTarget }) => setShowsAnswers(currentTarget.open)}>
                <summary>{words.answers}</summary>
                <div className="table">
                  <AnswerTable instrument={instrument} answers={answersOf(record)} />
                </div>
              </details>
              <AboutInstrument id={instrument.id} />
            </div>
            <p className="small muted">{inLanguage(instrument.resultText.disclaimer, language)}</p>
          </div>
          {!record.safety && support}
        </div>
      </div>
      <PrintSheet instrument={instrument} record={record} withAnswers={showsAnswers} />
    </>
  )
}
