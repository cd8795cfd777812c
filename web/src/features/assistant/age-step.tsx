import { ageBands } from '@amhs/domain/safety/age-band'
import { emergencyToCall } from '@amhs/domain/safety/crisis-lines'
import { useEffect, useRef } from 'react'
import { paths } from '../../platform/paths'
import { chooseAgeBand } from '../../platform/region'
import { useWords } from '../../platform/words'
import { CrisisLinesList } from '../../ui/crisis-lines-list'
import { Link } from '../../ui/link'
import { assistantWords } from './assistant.words'
import { useContacts } from './use-contacts'

/**
 * Asks the age band, which decides whether there is a chat and which contacts come first.
 * @param takesFocus whether the person has just come back to the question
 * @param onAnswer told before the question goes away
 */
export function AgeStep({
  takesFocus,
  onAnswer,
}: {
  readonly takesFocus: boolean
  readonly onAnswer: () => void
}) {
  const words = useWords(assistantWords)
  const box = useFocusAtFirst<HTMLFieldSetElement>(takesFocus)
  return (
    <fieldset ref={box} tabIndex={-1} className="needs-script" aria-describedby="age-hint">
      <legend className="label">{words.ageLegend}</legend>
      <p className="hint" id="age-hint">
        {words.ageHint}
      </p>
      <div className="row">
        {ageBands.map((band) => (
          <button
            key={band}
            type="button"
            className="button big"
            onClick={() => {
              onAnswer()
              chooseAgeBand(band)
            }}
          >
            {words.ages[band]}
          </button>
        ))}
      </div>
    </fieldset>
  )
}

/**
 * Says kindly why there is no chat, and what there is.
 * @param takesFocus whether the person has just answered: then this is what is read
 * @param onBack told before the question comes back
 */
export function TooYoung({
  takesFocus,
  onBack,
}: {
  readonly takesFocus: boolean
  readonly onBack: () => void
}) {
  const words = useWords(assistantWords)
  const contacts = useContacts()
  const heading = useFocusAtFirst<HTMLHeadingElement>(takesFocus)
  return (
    <section className="stack" aria-labelledby="too-young">
      <h2 id="too-young" ref={heading} tabIndex={-1} aria-describedby="too-young-text">
        {words.tooYoung}
      </h2>
      <p id="too-young-text">{words.tooYoungText}</p>
      {/* A child who came here for help meets the numbers before anything else. */}
      <CrisisLinesList emergency={emergencyToCall(contacts)} lines={contacts.lines.slice(0, 2)} />
      <div className="row">
        <Link className="button" to={paths.learn}>
          {words.links.learn}
        </Link>
        <button
          type="button"
          className="button"
          onClick={() => {
            onBack()
            chooseAgeBand(null)
          }}
        >
          {words.wrongAge}
        </button>
      </div>
    </section>
  )
}

/** For the element that takes the place of what had the focus. */
function useFocusAtFirst<Kind extends HTMLElement>(takesFocus: boolean) {
  const element = useRef<Kind>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when it appears
  useEffect(() => {
    if (takesFocus) element.current?.focus()
  }, [])
  return element
}
