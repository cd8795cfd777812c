import { inLanguage } from '@amhs/domain/localized'
import { formatDate } from '../../../platform/dates'
import { useLanguage } from '../../../platform/preferences'
import { useWords } from '../../../platform/words'
import { answersIn, type KnownResult } from './known-result'
import { ItemTable } from './shared-value-table'
import { viewWords } from './view.words'

/** The answers of a result that were handed over, or that none were. */
export function AnswersSection({
  known: { instrument, response },
  isOpen,
}: {
  readonly known: KnownResult
  readonly isOpen: boolean
}) {
  const words = useWords(viewWords)
  const language = useLanguage()
  const title = inLanguage(instrument.title, language)
  const answers = answersIn(instrument, response, language)
  if (answers.every(({ missing }) => missing === 'masked')) return <p className="muted">{words.noAnswers}</p>
  return (
    <details open={isOpen}>
      <summary>
        {response.date === null ? words.answers : words.answersOf(formatDate(response.date, language))}
      </summary>
      <ItemTable caption={words.itemsOf(title)} items={answers} />
    </details>
  )
}
