import { isMinor } from '@amhs/domain/safety/age-band'
import { useEffect, useRef, useState } from 'react'
import { useAgeBand } from '../../platform/region'
import { useWords } from '../../platform/words'
import { HelpStrip } from '../../ui/help-strip'
import { PageHeading } from '../../ui/page-heading'
import { PrintButton } from '../../ui/print-button'
import { DeviceNote } from './device-note'
import { PlanScene } from './drawings/scene-plan'
import { EraseButton } from './erase-button'
import { KeepChoice } from './keep-choice'
import { PlanSheet } from './plan/plan-sheet'
import { PlanStep } from './plan/plan-step'
import { isWritten, planForm, planSteps, withLine } from './plan/safety-plan'
import { safetyPlanWords } from './plan/safety-plan.words'
import { useKept } from './storage/kept'
import './tools.css'

/**
 * A plan for hard moments, written by the person for themselves. The numbers stand on the first screen, before every field; a plan
 * that is there is shown to be read, since whoever comes in need of it does not come to write. Nothing of it leaves the device.
 */
export default function SafetyPlanPage() {
  const words = useWords(safetyPlanWords)
  const minor = isMinor(useAgeBand() ?? undefined)
  const { isReady, kept: plan, isStored, change, erase, stays, keep } = useKept(planForm)
  const [chosen, choose] = useState<'read' | 'write' | null>(null)
  const found = useFoundPlan(isReady, isWritten(plan))
  const steps = useRef<HTMLHeadingElement>(null)
  useOpenAtBeginning()
  // The button stands at the end on a phone; what it turned to begins at the top.
  useEffect(() => {
    if (chosen === null) return
    steps.current?.scrollIntoView({ block: 'start' })
    steps.current?.focus({ preventScroll: true })
  }, [chosen])
  const isReading = (chosen ?? (found ? 'read' : 'write')) === 'read'
  const step = (part: (typeof planSteps)[number] | 'matters', isOpen: boolean) => (
    <PlanStep
      key={part}
      part={part}
      plan={plan}
      isReady={isReady}
      isOpen={isOpen}
      onLine={(at, text) => change((before) => withLine(before, part, at, text))}
    />
  )
  const keepChoice = <KeepChoice label={words.staysChoice} stays={stays} keep={keep} />
  return (
    <div className="wrap page stack sections tool-page plan-page">
      <header className="tool-head flat">
        <div className="stack">
          <PageHeading>{words.title}</PageHeading>
          <p className="lead no-print">{isReading ? words.whenText : words.lead}</p>
          {!isReading && keepChoice}
        </div>
        <PlanScene />
      </header>
      <HelpStrip question={words.danger} text={words.dangerText} />
      <noscript>
        <p className="notice no-print">{words.withoutScript}</p>
      </noscript>
      <div className="tool-columns">
        <section className="stack" aria-labelledby="steps" data-reading={isReading ? '' : undefined}>
          <h2 id="steps" className="no-print" ref={steps} tabIndex={-1}>
            {isReading ? words.when : words.stepsHeading}
          </h2>
          {!isReading && (
            <div className="stack no-print">
              <ol className="plain plan">{planSteps.map((part, at) => step(part, at === 0))}</ol>
              <ul className="plain plan">{step('matters', false)}</ul>
              {isReady && <p className="small muted">{words.clearHint}</p>}
            </div>
          )}
          <PlanSheet plan={plan} />
        </section>
        <aside className="stack no-print" aria-label={words.when}>
          {isReady && (
            <div className="row">
              <button
                type="button"
                className="button primary"
                onClick={() => choose(isReading ? 'write' : 'read')}
              >
                {isReading ? words.write : words.read}
              </button>
              <PrintButton label={words.print} />
              {isWritten(plan) && (
                <EraseButton
                  words={words}
                  onErase={() => {
                    erase()
                    choose('write')
                  }}
                />
              )}
            </div>
          )}
          <p>{minor ? words.minor : words.together}</p>
          {isReading && keepChoice}
          <DeviceNote isStored={isStored} />
          <p className="small muted">{words.credit}</p>
        </aside>
      </div>
    </div>
  )
}

/**
 * Loaded anew or come back to, the page begins at its beginning, where the numbers are: whoever wrote the last line was at its end, and
 * who comes back comes in need. The navigation (use-navigation-rules.ts) keeps no place of such a page either.
 */
function useOpenAtBeginning(): void {
  useEffect(() => {
    window.history.scrollRestoration = 'manual'
    return () => {
      window.history.scrollRestoration = 'auto'
    }
  }, [])
}

/** Whether a plan was there when the page could first look; typing the first word must not turn the page over. */
function useFoundPlan(isReady: boolean, isThere: boolean): boolean {
  const [found, setFound] = useState<boolean | null>(null)
  if (isReady && found === null) setFound(isThere)
  return found ?? false
}
