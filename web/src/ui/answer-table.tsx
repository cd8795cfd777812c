import type { Answers, Instrument } from '@amhs/domain/instruments/instrument'
import { questionsToAsk, wordingIn } from '@amhs/domain/instruments/question-flow'
import { useLanguage } from '../platform/preferences'
import { useWords } from '../platform/words'
import { answerTableWords } from './answer-table.words'
import './answer-table.css'

/** Every question with its answer, as a clinician wants to read it. */
export function AnswerTable({
  instrument,
  answers,
  noted = [],
  firstNotedId,
}: {
  readonly instrument: Instrument
  readonly answers: Answers
  /** The questions whose answers should be talked about; each says so in words. */
  readonly noted?: readonly string[]
  /** Names the row of the first of them, for what leads there. */
  readonly firstNotedId?: string
}) {
  const words = useWords(answerTableWords)
  const language = useLanguage()
  return (
    <table className="answers">
      <thead>
        <tr>
          <th scope="col">{words.question}</th>
          <th scope="col">{words.answer}</th>
        </tr>
      </thead>
      <tbody>
        {questionsToAsk(instrument, answers).map((question, index) => {
          const text = wordingIn(question.text, language)
          const option = question.options.find(({ value }) => value === answers[question.id])
          const label = option && wordingIn(option.label, language)
          return (
            <tr key={question.id} {...(question.id === noted[0] && { id: firstNotedId, tabIndex: -1 })}>
              <th scope="row">
                {index + 1}. <span lang={text.language}>{text.text}</span>
                {noted.includes(question.id) && <b className="noted">{words.noted}</b>}
              </th>
              <td lang={label?.language}>{label ? `${label.text} (${option.value})` : words.declined}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
