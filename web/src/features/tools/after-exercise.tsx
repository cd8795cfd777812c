import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { paths } from '../../platform/paths'
import { useWords } from '../../platform/words'
import { HelpStrip } from '../../ui/help-strip'
import { Link } from '../../ui/link'
import { supportWords } from '../../ui/support.words'
import { breathingWords } from './breathing/breathing.words'

type Feeling = 'better' | 'same' | 'worse'

/**
 * One question after an exercise, and nothing more: it is not kept and not counted. "Worse" leads to people and to another way. Who
 * came from a questionnaire, not sure that they are safe, finds the number to call and the way back to that question at once.
 *
 * @param other where another exercise is
 */
export function AfterExercise({
  worse,
  onAgain,
  other,
}: {
  /** What is said to who feels worse. */
  readonly worse: string
  readonly onAgain: () => void
  readonly other: { readonly path: string; readonly name: string }
}) {
  const words = useWords(breathingWords)
  const supporting = useWords(supportWords)
  const cameFrom = useCameFrom()
  const heading = useRef<HTMLHeadingElement>(null)
  const reply = useRef<HTMLParagraphElement>(null)
  const [feeling, setFeeling] = useState<Feeling | null>(null)
  useEffect(() => heading.current?.focus(), [])
  useEffect(() => {
    if (feeling) reply.current?.focus()
  }, [feeling])
  return (
    <section className="stack after-exercise" aria-labelledby="after">
      <h2 id="after" ref={heading} tabIndex={-1}>
        {words.endTitle}
      </h2>
      {cameFrom !== null && (
        <>
          <p>
            <Link className="button primary big" to={cameFrom}>
              {words.backToTest}
            </Link>
          </p>
          <HelpStrip linesFirst />
        </>
      )}
      {feeling === null ? (
        <>
          <fieldset className="stack">
            <legend className="label">{words.endQuestion}</legend>
            {(['better', 'same', 'worse'] as const).map((answer) => (
              <button
                key={answer}
                type="button"
                className="button big after-answer"
                onClick={() => setFeeling(answer)}
              >
                {words[answer]}
              </button>
            ))}
          </fieldset>
          <p className="small muted">{words.nothingKept}</p>
        </>
      ) : (
        <>
          <p ref={reply} tabIndex={-1}>
            {{ better: words.betterText, same: words.sameText, worse }[feeling]}
          </p>
          {feeling === 'worse' && cameFrom === null && <HelpStrip linesFirst />}
          <div className="row">
            {feeling !== 'better' && (
              <Link
                className={cameFrom === null ? 'button primary' : 'button'}
                to={other.path}
                state={{ cameFrom }}
              >
                {other.name}
              </Link>
            )}
            {feeling === 'worse' ? (
              <Link className="button" to={paths.safetyPlan}>
                {supporting.plan}
              </Link>
            ) : (
              <button type="button" className="button" onClick={onAgain}>
                {words.again}
              </button>
            )}
            <Link className="button" to={paths.home}>
              {words.home}
            </Link>
          </div>
        </>
      )}
    </section>
  )
}

/** The questionnaire from which the person was led here, or null. */
function useCameFrom(): string | null {
  const { cameFrom } = useLocation().state ?? {}
  return typeof cameFrom === 'string' && cameFrom.startsWith(`${paths.test}?`) ? cameFrom : null
}
