import type { Feeling } from '@amhs/domain/instruments/feelings'
import type { Instrument } from '@amhs/domain/instruments/instrument'
import type { InstrumentSummary } from '@amhs/domain/instruments/instrument-summary'
import { writtenLanguage } from '@amhs/domain/language-facts'
import { textKey } from '@amhs/domain/localized'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { DraftOwner } from '../../../platform/drafts'
import { requestHeadingFocus } from '../../../platform/heading-focus'
import { resultHref } from '../../../platform/paths'
import { useLanguage } from '../../../platform/preferences'
import { useWords } from '../../../platform/words'
import { Icon } from '../../../ui/icon'
import { Spinner } from '../../../ui/spinner'
import { addDeviceResult } from '../storage/device-results'
import { finishScreening } from '../storage/finish-screening'
import { removeDraft } from './answer-draft'
import { OriginalWording } from './original-wording'
import { carrySafeAnswer, saidUnsafe } from './safe-answer'
import { StartStep } from './start-step'
import { testWords } from './test.words'
import { useAnswerDraft } from './use-answer-draft'
import { useQuestions } from './use-questions'

/** One instrument from its first page to its result, one question at a time or all on one page. */
export function Questionnaire({
  owner,
  instrument,
  summary,
  feeling,
}: {
  /** Whose answers these are; give it as the `key` too. */
  readonly owner: DraftOwner
  readonly instrument: Instrument
  readonly summary: InstrumentSummary
  readonly feeling?: Feeling | undefined
}) {
  const words = useWords(testWords)
  const language = useLanguage()
  const navigate = useNavigate()
  const state = useAnswerDraft(owner, instrument)
  // Who was sent here from a questionnaire for another age has read already what stands before the first question.
  const sentHere = (useLocation().state as { readonly begin?: boolean } | null)?.begin === true
  const [started, setStarted] = useState(state.origin === 'resumed' || sentHere)
  const questions = useQuestions(started)
  const Questions = questions.data
  const englishOnly = textKey(language) === 'zh' && !summary.languages.includes('zh-CN')

  function start() {
    // The button that had the focus goes away with its page; the first question's heading takes it.
    requestHeadingFocus()
    window.scrollTo(0, 0)
    setStarted(true)
  }

  function restart() {
    state.restart()
    requestHeadingFocus()
    window.scrollTo(0, 0)
    setStarted(false)
  }

  function finish() {
    const record = finishScreening(instrument, state.draft, {
      // The language of the questions.
      language: writtenLanguage(language),
      finishedAt: Date.now(),
    })
    // The answers are erased only once the result is safe on the device.
    if (addDeviceResult(record)) removeDraft(owner, instrument.id)
    carrySafeAnswer(owner, instrument.id, record.id)
    navigate(resultHref(record.id), { replace: true })
    // Whoever is not safe must not lose the numbers by going back: what was before may be an empty tab. There they meet them once more.
    if (saidUnsafe(record.id)) navigate(resultHref(record.id))
  }

  const setAside = state.origin === 'set-aside' && (
    <p className="notice" role="status">
      {words.setAside}
    </p>
  )
  if (!started) {
    return (
      <div className="wrap page stack taking">
        {setAside}
        <StartStep
          instrument={instrument}
          summary={summary}
          feeling={feeling}
          sex={state.draft.sex}
          onChooseSex={state.chooseSex}
          onPrepare={questions.prepare}
          onStart={start}
        />
      </div>
    )
  }
  return (
    <div className="wrap page stack answering">
      {setAside}
      {!state.kept && (
        <p className="error" role="alert">
          <Icon name="error" />
          {words.notKept}
        </p>
      )}
      {__VARIANT__ && sentHere && <OriginalWording />}
      {Questions && <Questions instrument={instrument} state={state} onFinish={finish} />}
      {/* Below: above, they would push the answers off a small screen. */}
      {state.origin === 'resumed' && (
        <div className="notice row apart">
          <p role="status">{words.resumed}</p>
          <button type="button" className="button" onClick={restart}>
            {words.restart}
          </button>
        </div>
      )}
      {englishOnly && <p className="notice">{words.englishOnly}</p>}
      {!Questions && questions.error === null && <Spinner label={words.loading} />}
      {questions.error !== null && (
        <div className="notice stack" role="alert">
          <p>{words.loadFailed}</p>
          <button type="button" className="button primary" onClick={questions.refetch}>
            {words.tryAgain}
          </button>
        </div>
      )}
    </div>
  )
}
