import { useId } from 'react'
import { paths } from '../../../platform/paths'
import { useWords } from '../../../platform/words'
import { Link } from '../../../ui/link'
import { SupportCard } from '../../../ui/support-card'
import { useWorryingWords } from '../use-worrying-words'
import { type Worry, worryLimits } from './worries'
import { worryWords } from './worry.words'
import '../../../ui/chips.css'

/** One worry, each part kept as it is typed; what comes next depends on whether something can be done. */
export function WorryCard({
  at,
  worry,
  isNew,
  onPart,
  onLetGo,
}: {
  /** Its place, from 1. */
  readonly at: number
  readonly worry: Worry
  /** The empty place for another one. */
  readonly isNew: boolean
  readonly onPart: (part: Partial<Worry>) => void
  readonly onLetGo: () => void
}) {
  const words = useWords(worryWords)
  const id = useId()
  const { isWorrying, onFocus, onBlur } = useWorryingWords()
  const text = (part: 'worry' | 'step' | 'when', label: string) => (
    <div className="field">
      <label htmlFor={`${id}-${part}`}>{label}</label>
      <textarea
        id={`${id}-${part}`}
        rows={part === 'worry' ? 2 : 1}
        maxLength={worryLimits.characters}
        value={worry[part]}
        onFocus={onFocus}
        onBlur={(event) => onBlur(event.target.value)}
        onChange={(event) => onPart({ [part]: event.target.value })}
      />
    </div>
  )
  return (
    <li className="worry">
      <section className="stack" aria-labelledby={id}>
        <h2 id={id} className="lead">
          {isNew && at > 1 ? words.next : words.heading(at)}
        </h2>
        {text('worry', words.worry)}
        {isWorrying && (
          <SupportCard headingLevel="h3" urgent>
            <p>{words.worrying}</p>
          </SupportCard>
        )}
        {!isNew && (
          <>
            <fieldset className="stack">
              <legend className="label">{words.can}</legend>
              <div className="chips">
                {(['yes', 'no'] as const).map((can) => (
                  <label className="chip" key={can}>
                    <input
                      type="radio"
                      name={`${id}-can`}
                      checked={worry.can === can}
                      onChange={() => onPart({ can })}
                    />
                    {words.answers[can]}
                  </label>
                ))}
              </div>
            </fieldset>
            {worry.can === 'yes' && (
              <>
                {text('step', words.step)}
                {text('when', words.when)}
              </>
            )}
            {worry.can === 'no' && (
              <>
                <p>
                  {words.setDown} <Link to={paths.grounding}>{words.grounding}</Link>
                </p>
                {text('when', words.later)}
              </>
            )}
            <button type="button" className="button no-print" onClick={onLetGo}>
              {words.letGo(at)}
            </button>
          </>
        )}
      </section>
    </li>
  )
}
