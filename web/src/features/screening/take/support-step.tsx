import type { Answer, Instrument, SafetyNotice } from '@amhs/domain/instruments/instrument'
import type { Question } from '@amhs/domain/instruments/question-flow'
import { wordingIn } from '@amhs/domain/instruments/question-flow'
import { paths } from '../../../platform/paths'
import { useLanguage } from '../../../platform/preferences'
import { useWords } from '../../../platform/words'
import { Link } from '../../../ui/link'
import { PageHeading } from '../../../ui/page-heading'
import { questionsWords } from './questions.words'
import type { SafeAnswer } from './safe-answer'
import { SafetyCard } from './safety-card'

/** In place of the question: the support card first, with the focus; the answer given and the ways on below it. */
export function SupportStep({
  instrument,
  notice,
  question,
  answer,
  position,
  last,
  isNew,
  safe,
  onSafeAnswer,
  onContinue,
  onChange,
}: {
  readonly instrument: Instrument
  readonly notice: SafetyNotice
  readonly question: Question
  readonly answer: Answer | undefined
  /** "Question 9 of 9". */
  readonly position: string
  readonly last: boolean
  /** Whether the card is announced; beside the question, keys have had it announced before. */
  readonly isNew: boolean
  readonly safe: SafeAnswer | null
  readonly onSafeAnswer: (answer: SafeAnswer) => void
  readonly onContinue: () => void
  readonly onChange: () => void
}) {
  const words = useWords(questionsWords)
  const language = useLanguage()
  /** Nobody is led on into the questions while they are not sure to be safe, or said that they are not. */
  const unsettled = safe === 'not-sure' || safe === 'no'
  const text = wordingIn(question.text, language)
  const option = question.options.find(({ value }) => value === answer)
  const label = option && wordingIn(option.label, language)
  return (
    <div className="stack">
      <PageHeading className="position">{position}</PageHeading>
      <SafetyCard
        instrument={instrument}
        notice={notice}
        focus
        isNew={isNew}
        safe={safe}
        onSafeAnswer={onSafeAnswer}
      />
      <section className="stack" aria-labelledby="your-answer">
        <h2 className="lead" id="your-answer">
          {words.yourAnswer}
        </h2>
        <p>
          <span lang={text.language}>{text.text}</span>
          {' — '}
          {label ? <strong lang={label.language}>{label.text}</strong> : <strong>{words.declined}</strong>}
        </p>
        {!unsettled && <p className="muted">{words.waysOn}</p>}
        <div className="row">
          {unsettled ? (
            <button type="button" className="button" onClick={onContinue}>
              {last ? words.finish : words.continueUnsettled}
            </button>
          ) : (
            <>
              <button type="button" className="button primary big" onClick={onContinue}>
                {last ? words.finish : words.continue}
              </button>
              <button type="button" className="button big" onClick={onChange}>
                {words.change}
              </button>
            </>
          )}
          <Link className="button big" to={paths.screening}>
            {words.stopHere}
          </Link>
        </div>
      </section>
    </div>
  )
}
