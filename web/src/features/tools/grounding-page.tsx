import { useState } from 'react'
import { paths } from '../../platform/paths'
import { useWords } from '../../platform/words'
import { HelpStrip } from '../../ui/help-strip'
import { PageHeading } from '../../ui/page-heading'
import { AfterExercise } from './after-exercise'
import { GroundScene } from './drawings/scene-ground'
import { groundingWords } from './grounding/grounding.words'
import { SenseStep } from './grounding/sense-step'
import { type Sense, senseAfter, senses } from './grounding/senses'
import './tools.css'

/** Five, four, three, two, one. Nothing is asked about the breath, nothing is kept, and every step may be skipped. */
export default function GroundingPage() {
  const words = useWords(groundingWords)
  const [sense, setSense] = useState<Sense | 'end'>('see')
  const [hasMoved, setHasMoved] = useState(false)
  const go = (next: Sense | 'end') => {
    setHasMoved(true)
    setSense(next)
  }
  return (
    <div className="wrap page stack sections tool-page">
      <header className="stack">
        <PageHeading>{words.title}</PageHeading>
        {!hasMoved && <p className="lead">{words.lead}</p>}
      </header>
      <div className="tool-columns ground">
        {sense === 'end' ? (
          <AfterExercise
            worse={words.worse}
            onAgain={() => go('see')}
            other={{ path: paths.breathing, name: words.other }}
          />
        ) : (
          <SenseStep
            key={sense}
            sense={sense}
            takesFocus={hasMoved}
            onNext={() => go(senseAfter(sense))}
            onStop={() => go('end')}
          />
        )}
        <GroundScene />
      </div>
      <noscript>
        <p>{words.withoutScript}</p>
        <ol>
          {senses.map(([name]) => (
            <li key={name}>
              <b>{words.steps[name].heading}</b> {words.steps[name].text}
            </li>
          ))}
        </ol>
      </noscript>
      {sense !== 'end' && <HelpStrip linesFirst />}
    </div>
  )
}
