import type { Question } from '@amhs/domain/instruments/question-flow'
import { useEffect, useRef } from 'react'
import { useTitleMark } from '../../../platform/title-mark'
import { useWords } from '../../../platform/words'
import { formWords } from '../../../ui/form/form.words'
import { questionsWords } from './questions.words'

/** The questions left open, each a link to its first answer; takes the focus when it appears. */
export function MissingAnswers({
  title,
  missing,
  questions,
}: {
  /** What the questionnaire is called: with large text its heading may be off the screen. */
  readonly title: string
  readonly missing: readonly Question[]
  readonly questions: readonly Question[]
}) {
  const words = useWords(questionsWords)
  const box = useRef<HTMLDivElement>(null)
  useTitleMark(useWords(formWords).errorMark)
  useEffect(() => box.current?.focus(), [])
  return (
    <div
      ref={box}
      className="error-summary stack"
      tabIndex={-1}
      role="group"
      aria-labelledby="missing"
      aria-describedby="missing-list"
    >
      <h2 className="lead" id="missing">
        <span className="small">{title}</span> {words.missingSheet(missing.length)}
      </h2>
      <ul className="plain" id="missing-list">
        {missing.map((question) => (
          <li key={question.id}>
            <a href={`#${question.id}`} onClick={(event) => focusQuestion(event, question.id)}>
              {words.missingQuestion(questions.findIndex(({ id }) => id === question.id) + 1)}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The question's words come into view together with its first answer, which takes the focus. */
function focusQuestion(event: React.MouseEvent, id: string) {
  event.preventDefault()
  const radio = document.getElementById(id)
  radio?.closest('fieldset')?.querySelector('legend')?.scrollIntoView()
  radio?.focus({ preventScroll: true })
}
