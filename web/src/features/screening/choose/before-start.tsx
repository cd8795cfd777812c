import { useWords } from '../../../platform/words'
import { screeningWords } from '../screening.words'

/** What a person must be able to know before the first question (safety specification, section 2). */
export function BeforeStartList() {
  const words = useWords(screeningWords)
  return (
    <div className="prose">
      <ul>
        {words.before.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </div>
  )
}
