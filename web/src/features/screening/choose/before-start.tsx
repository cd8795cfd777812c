import { useSession } from '../../../platform/session'
import { useWords } from '../../../platform/words'
import { screeningWords } from '../screening.words'

/**
 * What a person must be able to know before the first question (safety specification, section 2).
 *
 * @param isEmergencyAbove whether the page says further up that this is not for emergencies
 * @param isKeptAbove whether the page says further up where answers are kept and who can see them
 */
export function BeforeStartList({
  isEmergencyAbove = false,
  isKeptAbove = false,
}: {
  readonly isEmergencyAbove?: boolean
  readonly isKeptAbove?: boolean
}) {
  const words = useWords(screeningWords)
  const session = useSession()
  const isSignedIn = session.status === 'signed-in'
  const kept = [
    ...(isSignedIn ? [words.keptHereSignedIn] : isKeptAbove ? [] : [words.keptHere]),
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
