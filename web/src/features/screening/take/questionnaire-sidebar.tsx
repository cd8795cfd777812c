import type { Instrument } from '@amhs/domain/instruments/instrument'
import { inLanguage } from '@amhs/domain/localized'
import { Link } from 'react-router-dom'
import { paths } from '../../../platform/paths'
import { changePreferences, useLanguage, usePreferences } from '../../../platform/preferences'
import { useWords } from '../../../platform/words'
import { Icon } from '../../../ui/icon'
import { questionsWords } from './questions.words'

/** Where one is: the tool, how far, the way to pause, and the other way to see the questions. */
export function QuestionnaireSidebar({
  instrument,
  at,
  of,
}: {
  readonly instrument: Instrument
  /** Number of the question shown, or how many are answered where all are shown. */
  readonly at: number
  readonly of: number
}) {
  const words = useWords(questionsWords)
  const language = useLanguage()
  const { oneQuestionAtATime } = usePreferences()
  return (
    <div className="stack taking-aside">
      <p className="small muted">{inLanguage(instrument.title, language)}</p>
      <progress max={of} value={oneQuestionAtATime ? at - 1 : at} aria-label={words.progress} />
      <div className="row">
        <Link className="button" to={paths.screening}>
          <Icon name="pause" />
          {words.pause}
        </Link>
        <button
          type="button"
          className="button"
          onClick={() => changePreferences({ oneQuestionAtATime: !oneQuestionAtATime })}
        >
          {oneQuestionAtATime ? words.allOnOnePage : words.oneAtATime}
        </button>
      </div>
    </div>
  )
}
