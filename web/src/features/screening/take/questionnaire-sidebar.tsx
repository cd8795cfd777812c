import type { Instrument } from '@amhs/domain/instruments/instrument'
import { inLanguage } from '@amhs/domain/localized'
import { requestHeadingFocus } from '../../../platform/heading-focus'
import { paths } from '../../../platform/paths'
import { changePreferences, useLanguage, usePreferences } from '../../../platform/preferences'
import { useWords } from '../../../platform/words'
import { Link } from '../../../ui/link'
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
  const done = oneQuestionAtATime ? at - 1 : at
  const [otherWay, whatItDoes] = oneQuestionAtATime ? words.allOnOnePage : words.oneAtATime
  return (
    <div className="stack taking-aside">
      <p className="small muted tool-title">{inLanguage(instrument.title, language)}</p>
      <div
        className="lights"
        role="progressbar"
        aria-label={words.progress}
        aria-valuenow={at}
        aria-valuemax={of}
        aria-valuetext={oneQuestionAtATime ? words.position(at, of) : words.missingSheet(of - at)}
      >
        {placesOf(of).map((place) => (
          <i
            key={place}
            data-is={place < done ? 'lit' : place === done && oneQuestionAtATime ? 'now' : null}
          />
        ))}
      </div>
      <div className="row">
        <Link className="button" to={paths.screening}>
          {words.pause}
        </Link>
        <button
          type="button"
          className="button"
          onClick={() => {
            // The button goes away with its way of asking; the heading of the other takes the focus.
            requestHeadingFocus()
            window.scrollTo(0, 0)
            changePreferences({ oneQuestionAtATime: !oneQuestionAtATime })
          }}
        >
          {otherWay}
          <span className="hidden">{whatItDoes}</span>
        </button>
      </div>
    </div>
  )
}

function placesOf(count: number): readonly number[] {
  return Array.from({ length: count }, (_, place) => place)
}
