import { crisisRegion } from '@amhs/domain/safety/crisis-lines'
import { telephoneHref } from '@amhs/domain/safety/line-actions'
import { useRef, useState } from 'react'
import { paths } from '../../platform/paths'
import { useRegion } from '../../platform/region'
import { useWords } from '../../platform/words'
import { HelpStrip } from '../../ui/help-strip'
import { Link } from '../../ui/link'
import { PageHeading } from '../../ui/page-heading'
import { AfterExercise } from './after-exercise'
import { breathingWords } from './breathing/breathing.words'
import { Candle } from './breathing/candle'
import { playNote, vibrate } from './breathing/cues'
import { usePacer } from './breathing/pacer'
import { type BreathingChoices, LengthChoice, MoreChoices } from './breathing/settings'
import './tools.css'

const atFirst: BreathingChoices = {
  pace: { minutes: 1, seconds: 5 },
  still: false,
  sound: false,
  volume: 0.5,
  vibration: false,
  spoken: false,
}

/** Paced breathing without holding. It starts by a press alone, stops by the same button, and keeps nothing. */
export default function BreathingPage() {
  const words = useWords(breathingWords)
  const [choices, setChoices] = useState(atFirst)
  const button = useRef<HTMLButtonElement>(null)
  const [said, setSaid] = useState('')
  const pacer = usePacer(choices.pace, (phase) => {
    const { sound, volume, vibration, spoken } = latest.current
    if (sound) playNote(phase, volume)
    if (vibration) vibrate(phase)
    setSaid(spoken ? words.said[phase] : '')
  })
  // A cue that is switched on while the pacer runs is heard with the next breath.
  const latest = useRef(choices)
  latest.current = choices
  const choose = (next: Partial<BreathingChoices>) => setChoices((before) => ({ ...before, ...next }))
  const { state, breath } = pacer
  return (
    <div className="wrap page stack sections tool-page">
      <header className="stack">
        <PageHeading>{words.title}</PageHeading>
        {state !== 'over' && <p className="lead">{words.lead}</p>}
      </header>
      <div className="tool-columns">
        {state === 'over' ? (
          <AfterExercise
            worse={words.worseText}
            onAgain={() => {
              pacer.again()
              requestAnimationFrame(() => button.current?.focus())
            }}
            other={{ path: paths.grounding, name: words.otherWay }}
          />
        ) : (
          <div className="stack">
            <div
              className="pacer night"
              data-phase={breath?.phase}
              data-still={choices.still ? '' : undefined}
              data-seconds={choices.pace.seconds}
            >
              <Candle />
              <p className="pacer-cue" aria-hidden="true">
                {breath ? words[breath.phase] : words.ready}
              </p>
              <p className="pacer-count" aria-hidden="true">
                {breath?.count}
              </p>
              {/* Not by the announcer: a breath cannot wait until other texts have had their turn. Each is said once, as it begins. */}
              <p className="hidden" role="status">
                {breath && said}
              </p>
              <button
                ref={button}
                type="button"
                className="button primary big needs-script"
                onClick={state === 'running' ? pacer.stop : pacer.start}
              >
                {state === 'running' ? words.stop : words.start}
              </button>
              <noscript>
                <p>{words.withoutScript}</p>
              </noscript>
            </div>
            {state === 'ready' && <LengthChoice choices={choices} onChoose={choose} />}
          </div>
        )}
        <aside className="stack" aria-label={words.dizzy}>
          {state !== 'over' && <MoreChoices choices={choices} onChoose={choose} />}
          <div className="notice stack">
            <h2 className="lead">{words.dizzy}</h2>
            <p>
              {words.dizzyText} <EmergencyNumber />
            </p>
            <p>
              <Link to={paths.grounding}>{words.otherWay}</Link>
            </p>
          </div>
          <p className="small muted">{words.anyTime}</p>
        </aside>
      </div>
      {state !== 'over' && <HelpStrip linesFirst />}
    </div>
  )
}

/** The first emergency number of the region, to dial; where none is known, the page with all of them. */
function EmergencyNumber() {
  const words = useWords(breathingWords)
  const [first] = crisisRegion(useRegion()).emergency
  if (!first) return <Link to={paths.crisis}>{words.allNumbers}</Link>
  return <a href={telephoneHref(first.number) ?? undefined}>{first.number}</a>
}
