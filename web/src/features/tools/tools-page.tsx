import { useState } from 'react'
import { paths } from '../../platform/paths'
import { useMounted } from '../../platform/use-mounted'
import { useWords } from '../../platform/words'
import { HelpStrip } from '../../ui/help-strip'
import { Link } from '../../ui/link'
import { LookAgain } from '../../ui/look-again'
import { Page } from '../../ui/page'
import { SmallMoon } from '../../ui/scenes/small-moon'
import { SmallPlan } from '../../ui/scenes/small-plan'
import { SmallSleepDiary } from '../../ui/scenes/small-sleepdiary'
import { SmallBreath } from './drawings/small-breath'
import { SmallGround } from './drawings/small-ground'
import { SmallWords } from './drawings/small-words'
import { SmallWorry } from './drawings/small-worry'
import { toolsWords } from './tools.words'
import { WrittenHere } from './written-here'
import './tools.css'
import '../../ui/chips.css'

const tools = [
  ['safetyPlan', SmallPlan],
  ['breathing', SmallBreath],
  ['grounding', SmallGround],
  ['checkIn', SmallMoon],
  ['sleepDiary', SmallSleepDiary],
  ['worry', SmallWorry],
  ['tell', SmallWords],
] as const

const weeksAhead = [1, 2, 4] as const
const week = 7 * 24 * 60 * 60 * 1000

/** All tools, each one press away; then a day for the calendar, and what was written in them. */
export default function ToolsPage() {
  const words = useWords(toolsWords)
  return (
    <div className="tools-page">
      <Page heading={words.title} lead={words.lead}>
        <ul className="plain tool-list">
          {tools.map(([tool, Picture]) => (
            <li className="card tool-card" key={tool}>
              <Picture />
              <div>
                <h2 className="lead">
                  <Link to={paths[tool]}>{words.list[tool].title}</Link>
                </h2>
                <p className="muted">{words.list[tool].text}</p>
              </div>
            </li>
          ))}
        </ul>
        <HelpStrip linesFirst />
        <WrittenHere />
        <WhenToLook />
      </Page>
    </div>
  )
}

function WhenToLook() {
  const words = useWords(toolsWords)
  const isMounted = useMounted()
  const [weeks, setWeeks] = useState<number>(2)
  const [now] = useState(() => Date.now())
  // The served page knows no day.
  if (!isMounted) return null
  return (
    <section className="stack" aria-labelledby="look">
      <h2 id="look">{words.lookHeading}</h2>
      <fieldset className="stack">
        <legend>{words.lookText}</legend>
        <div className="chips">
          {weeksAhead.map((count) => (
            <label className="chip" key={count}>
              <input type="radio" name="weeks" checked={weeks === count} onChange={() => setWeeks(count)} />
              {words.weeks(count)}
            </label>
          ))}
        </div>
      </fieldset>
      <LookAgain key={weeks} on={now + weeks * week} />
    </section>
  )
}
