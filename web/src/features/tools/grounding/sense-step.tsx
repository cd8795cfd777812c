import { useEffect, useRef, useState } from 'react'
import { useWords } from '../../../platform/words'
import { groundingWords } from './grounding.words'
import { type Sense, senseAfter, senses } from './senses'

/** One sense: a window for each thing to find, the ways on, and the way out, which is as large. */
export function SenseStep({
  sense,
  takesFocus,
  onNext,
  onStop,
}: {
  readonly sense: Sense
  /** Whether its heading takes the focus: not at the beginning, where the page has just been read. */
  readonly takesFocus: boolean
  readonly onNext: () => void
  readonly onStop: () => void
}) {
  const words = useWords(groundingWords)
  const heading = useRef<HTMLHeadingElement>(null)
  const [found, setFound] = useState<readonly number[]>([])
  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])
  const at = senses.findIndex(([name]) => name === sense)
  const count = senses[at]?.[1] ?? 0
  const step = words.steps[sense]
  return (
    <section className="stack" aria-labelledby="sense">
      <div className="ground-progress">
        <span className="lights" aria-hidden="true">
          {senses.map(([name], index) => (
            <i key={name} data-lit={index < at ? '' : undefined} data-now={index === at ? '' : undefined} />
          ))}
        </span>
        <p className="small">{words.position(at + 1, senses.length)}</p>
      </div>
      <div className="ground-step">
        <b aria-hidden="true">{count}</b>
        <h2 id="sense" ref={heading} tabIndex={-1}>
          {step.heading}
        </h2>
      </div>
      <p>{step.text}</p>
      <div className="spots needs-script">
        {Array.from({ length: count }, (_, index) => index + 1).map((thing) => (
          <button
            key={thing}
            type="button"
            className="spot"
            aria-label={step.spot(thing)}
            aria-pressed={found.includes(thing)}
            onClick={() =>
              setFound((before) =>
                before.includes(thing) ? before.filter((other) => other !== thing) : [...before, thing],
              )
            }
          >
            {thing}
          </button>
        ))}
      </div>
      <div className="row needs-script">
        <button type="button" className="button primary big" onClick={onNext}>
          {words.next[senseAfter(sense)]}
        </button>
        {senseAfter(sense) !== 'end' && (
          <button type="button" className="button big" onClick={onNext}>
            {words.skip}
          </button>
        )}
        <button type="button" className="button big" onClick={onStop}>
          {words.stop}
        </button>
      </div>
      <p className="small muted">{words.note}</p>
    </section>
  )
}
