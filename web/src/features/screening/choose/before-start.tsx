import { useSession } from '../../../platform/session'
import { useWords } from '../../../platform/words'
import { screeningWords } from '../screening.words'

/** What a person must be able to know before the first question (safety specification, section 2). */
export function BeforeStartList() {
  const words = useWords(screeningWords)
  const session = useSession()
  const kept = session.status === 'signed-in' ? words.keptSignedIn[session.mode] : words.keptOnlyIf
  const [first, second, third, last] = words.before
  return (
    <div className="prose">
      <ul>
        {[first, second, third, kept, last].map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </div>
  )
}
