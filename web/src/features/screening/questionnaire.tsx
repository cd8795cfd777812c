import type { Instrument } from '@amhs/domain/instruments/instrument'
import { inLanguage } from '@amhs/domain/localized'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { paths, resultHref } from '../../platform/paths'
import { changePreferences, useLanguage, usePreferences } from '../../platform/preferences'
import { useWords } from '../../platform/words'
import { Icon } from '../../ui/icon'
import { removeDraft } from './answer-draft'
import { addDeviceResult } from './device-results'
import { QuestionSheet } from './question-sheet'
import { QuestionSteps } from './question-steps'
import { finishScreening } from './screening-record'
import { testWords } from './test.words'
import { useAnswerDraft } from './use-answer-draft'

/** One instrument from the first question to its result, one question at a time or all on one page. */
export function Questionnaire({ instrument }: { readonly instrument: Instrument }) {
  const words = useWords(testWords)
  const language = useLanguage()
  const { oneQuestionAtATime } = usePreferences()
  const navigate = useNavigate()
  const state = useAnswerDraft(instrument)
  // What the person sees when they arrive must not change under them once they go on.
  const [origin] = useState(state.origin)
  const englishOnly = language === 'zh-CN' && instrument.items.some((item) => item.text.zh === null)

  function finish() {
    const record = finishScreening(instrument, state.draft, { language, finishedAt: Date.now() })
    addDeviceResult(record)
    removeDraft(instrument.id)
    navigate(resultHref(record.id))
  }

  return (
    <div className="wrap page stack taking">
      <div className="row apart">
        <p className="small muted">{inLanguage(instrument.title, language)}</p>
        <Link className="button" to={paths.screening}>
          <Icon name="pause" />
          {words.pause}
        </Link>
      </div>
      {englishOnly && <p className="notice">{words.englishOnly}</p>}
      {origin === 'set-aside' && (
        <p className="notice" role="status">
          {words.setAside}
        </p>
      )}
      {origin === 'resumed' && (
        <p className="notice row apart" role="status">
          {words.resumed}
          <button type="button" className="button" onClick={state.restart}>
            {words.restart}
          </button>
        </p>
      )}
      {!state.kept && (
        <p className="error" role="alert">
          <Icon name="error" />
          {words.notKept}
        </p>
      )}
      {oneQuestionAtATime ? (
        <QuestionSteps instrument={instrument} state={state} onFinish={finish} />
      ) : (
        <QuestionSheet instrument={instrument} state={state} onFinish={finish} />
      )}
      <p>
        <button
          type="button"
          className="button"
          onClick={() => changePreferences({ oneQuestionAtATime: !oneQuestionAtATime })}
        >
          {oneQuestionAtATime ? words.allOnOnePage : words.oneAtATime}
        </button>
      </p>
    </div>
  )
}
