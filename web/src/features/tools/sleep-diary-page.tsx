import { useState } from 'react'
import { announce } from '../../platform/announcer'
import { paths, resourceHref } from '../../platform/paths'
import { useWords } from '../../platform/words'
import { HelpStrip } from '../../ui/help-strip'
import { Link } from '../../ui/link'
import { PageHeading } from '../../ui/page-heading'
import { PrintButton } from '../../ui/print-button'
import { breathingWords } from './breathing/breathing.words'
import { dayOf } from './days'
import { DeviceNote } from './device-note'
import { EraseButton } from './erase-button'
import { focusHeading } from './focus-heading'
import { KeepChoice } from './keep-choice'
import { NightForm } from './sleep/night-form'
import { sleepWords } from './sleep/sleep.words'
import { sleepForm, withNight } from './sleep/sleep-diary'
import { WeekTable } from './sleep/week-table'
import { withoutDay } from './storage/by-day'
import { useKept } from './storage/kept'
import './tools.css'

/** A week of nights, noted in the morning. No score and no goal: chasing perfect numbers makes people sleep worse. */
export default function SleepDiaryPage() {
  const words = useWords(sleepWords)
  const breathing = useWords(breathingWords)
  const { isReady, kept, isStored, change, erase, stays, keep } = useKept(sleepForm)
  const [today] = useState(() => dayOf(Date.now()))
  const night = kept[today] ?? {}
  return (
    <div className="wrap page stack sections tool-page sleep-page">
      <header className="stack">
        <PageHeading>{words.title}</PageHeading>
        <p className="lead no-print">{words.lead}</p>
        <KeepChoice label={words.staysChoice} stays={stays} keep={keep} />
      </header>
      <noscript>
        <p className="notice">{words.withoutScript}</p>
      </noscript>
      {isReady && (
        <div className="tool-columns even">
          <div className="stack no-print">
            <NightForm
              morning={today}
              night={night}
              onPart={(part) => change((before) => withNight(before, today, part))}
            />
            {Object.keys(night).length > 0 && (
              <button
                type="button"
                className="button"
                onClick={() => {
                  change((before) => withoutDay(before, today))
                  focusHeading()
                  announce(words.cleared)
                }}
              >
                {words.skip}
              </button>
            )}
          </div>
          <div className="stack">
            <WeekTable today={today} diary={kept} />
            <p className="small muted">{words.note}</p>
            {Object.keys(kept).length > 0 && (
              <div className="row no-print">
                <PrintButton label={words.print} />
                <EraseButton words={words} onErase={erase} />
              </div>
            )}
          </div>
        </div>
      )}
      <section className="stack no-print" aria-labelledby="tonight">
        <h2 id="tonight" className="lead">
          {words.tonight}
        </h2>
        <div className="row">
          <Link to={resourceHref('sleep')}>{words.article}</Link>
          <Link to={paths.breathing}>{breathing.title}</Link>
        </div>
      </section>
      <HelpStrip linesFirst />
      <DeviceNote isStored={isStored} />
    </div>
  )
}
