import { answersOf } from '@amhs/domain/documents/screening-record'
import type { Instrument } from '@amhs/domain/instruments/instrument'
import { questionsToAsk, wordingIn } from '@amhs/domain/instruments/question-flow'
import { useLanguage } from '../../../platform/preferences'
import { useWords } from '../../../platform/words'
import type { StoredScreening } from '../storage/build-screening'
import { resultWords } from './result.words'

/** Every question with its answer, as a clinician wants to read it. */
export function AnswerTable({
  instrument,
  record,
}: {
  readonly instrument: Instrument
  readonly record: StoredScreening
}) {
  const words = useWords(resultWords)
  const language = useLanguage()
  const answers = answersOf(record)
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
