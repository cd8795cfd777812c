import { useSession } from '../../../platform/session'
import { useWords } from '../../../platform/words'
import { screeningWords } from '../screening.words'

/**
 * What a person must be able to know before the first question (safety specification, section 2).
 *
 * @param isEmergencyAbove whether the page says further up that this is not for emergencies
 */
export function BeforeStartList({ isEmergencyAbove = false }: { readonly isEmergencyAbove?: boolean }) {
  const words = useWords(screeningWords)
  const session = useSession()
  const isSignedIn = session.status === 'signed-in'
  const kept = [
    isSignedIn ? words.keptHereSignedIn : words.keptHere,
    isSignedIn ? words.keptSignedIn[session.mode] : words.keptOnlyIf,
  ]
  return (
    <div className="prose">
      <ul>
        {[...words.before, ...kept, ...(isEmergencyAbove ? [] : [words.emergency])].map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </div>
  )
}
