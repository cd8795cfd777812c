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
}: {
  readonly instrument: Instrument
  readonly answers: Answers
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
            <tr key={question.id}>
              <th scope="row">
                {index + 1}. <span lang={text.language}>{text.text}</span>
              </th>
              <td lang={label?.language}>{label ? `${label.text} (${option.value})` : words.declined}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
