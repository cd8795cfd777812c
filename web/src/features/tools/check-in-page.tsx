import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { announce } from '../../platform/announcer'
import { chosenMoon } from '../../platform/chosen-moon'
import { formatDate } from '../../platform/dates'
import { paths, testHref } from '../../platform/paths'
import { useLanguage } from '../../platform/preferences'
import { useWords } from '../../platform/words'
import { HelpStrip } from '../../ui/help-strip'
import { Link } from '../../ui/link'
import { LookAgain } from '../../ui/look-again'
import { PageHeading } from '../../ui/page-heading'
import { checkInWords } from './check-in/check-in.words'
import { areTwoWeeksDark, checkInForm, withPart } from './check-in/check-ins'
import { Month } from './check-in/month'
import { RecentResults } from './check-in/recent-results'
import { Today } from './check-in/today'
import { dayOf, weeksUpTo } from './days'
import { DeviceNote } from './device-note'
import { CheckInScene } from './drawings/scene-checkin'
import { EraseButton } from './erase-button'
import { focusHeading } from './focus-heading'
import { KeepChoice } from './keep-choice'
import { withoutDay } from './storage/by-day'
import { useKept } from './storage/kept'
import './tools.css'

const week = 7 * 24 * 60 * 60 * 1000

/** How today is, in ten seconds: at most once a day, no score, no streak, a reminder only for who asks. Gaps stay gaps. */
export default function CheckInPage() {
  const words = useWords(checkInWords)
  const { isReady, kept, isStored, change, erase, stays, keep } = useKept(checkInForm)
  const [today] = useState(() => dayOf(Date.now()))
  const [lookAgainOn] = useState(() => Date.now() + week)
  const entry = kept[today] ?? {}
  const { state } = useLocation()
  const navigate = useNavigate()
  const chosen = chosenMoon(state)
  const isTaken = useRef(false)
  useEffect(() => {
    if (!isReady || chosen === undefined || isTaken.current) return
    isTaken.current = true
    change((before) => withPart(before, today, { mood: chosen }))
    announce(words.chosen)
    // Taken once: a reload or the way back must not note it again over what was changed here.
    navigate(paths.checkIn, { replace: true, state: null })
  }, [isReady, chosen, change, today, navigate, words])
  return (
    <div className="wrap page stack sections tool-page">
      <header className="tool-head flat">
        <div className="stack">
          <PageHeading>{words.title}</PageHeading>
          <p className="lead">{words.lead}</p>
          <KeepChoice label={words.staysChoice} stays={stays} keep={keep} />
        </div>
        <CheckInScene />
      </header>
      <noscript>
        <p className="notice">{words.withoutScript}</p>
      </noscript>
      {isReady && (
        <div className="tool-columns even">
          <div className="stack">
            <Today
              today={today}
              entry={entry}
              onPart={(part) => change((before) => withPart(before, today, part))}
            />
            {Object.keys(entry).length > 0 && (
              <button
                type="button"
                className="button"
                onClick={() => {
                  change((before) => withoutDay(before, today))
                  focusHeading()
                  announce(words.cleared)
                }}
              >
                {words.clear}
              </button>
            )}
          </div>
          <div className="stack">
            {areTwoWeeksDark(kept, today) && (
              <section className="notice stack" aria-labelledby="dark">
                <h2 id="dark" className="lead">
                  {words.darkHeading}
                </h2>
                <p>{words.dark}</p>
                <div className="row">
                  <Link to={paths.crisis}>{words.darkHelp}</Link>
                  <Link to={testHref('who5')}>{words.darkTool}</Link>
                </div>
              </section>
            )}
            <Month today={today} checkIns={kept} />
            <KeptWords />
            <RecentResults since={weeksUpTo(today, 4)[0]?.[0] ?? today} />
          </div>
        </div>
      )}
      <HelpStrip linesFirst />
      <div className="stack">
        {isReady && (
          <details>
            <summary>{words.remind}</summary>
            <LookAgain on={lookAgainOn} of="check-in" />
          </details>
        )}
        <DeviceNote isStored={isStored} />
        {isReady && Object.keys(kept).length > 0 && <EraseButton words={words} onErase={erase} />}
      </div>
    </div>
  )
}

/** The last words that were written, the latest first. */
function KeptWords() {
  const words = useWords(checkInWords)
  const language = useLanguage()
  const { kept } = useKept(checkInForm)
  const written = Object.entries(kept)
    .filter(([, { word }]) => word?.trim())
    .sort(([one], [other]) => other.localeCompare(one))
    .slice(0, 5)
  if (written.length === 0) return null
  return (
    <section className="stack" aria-labelledby="kept">
      <h2 id="kept" className="lead">
        {words.words}
      </h2>
      {written.map(([day, { mood, word }]) => (
        <p key={day}>
          <span className="muted">
            {words.wordLine(formatDate(day, language), mood === undefined ? '' : (words.moods[mood] ?? ''))}
          </span>
          {word}
        </p>
      ))}
    </section>
  )
}
