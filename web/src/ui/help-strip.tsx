import { crisisContacts, emergencyToCall } from '@amhs/domain/safety/crisis-lines'
import { useState } from 'react'
import { paths } from '../platform/paths'
import { useLanguage } from '../platform/preferences'
import { useAgeBand, useIsRegionGuessed, useRegion } from '../platform/region'
import { useWords } from '../platform/words'
import { CrisisLinesList } from './crisis-lines-list'
import { Link } from './link'
import './help-strip.css'
import { helpStripWords } from './help-strip.words'
import { NumbersOf, RegionChoice } from './region-choice'

/** The way to a person in a few lines: the emergency numbers and the first line of the region. */
export function HelpStrip({
  question,
  text,
  linesFirst = false,
}: {
  readonly question?: string
  readonly text?: string
  /** Somebody to talk to comes first, where nobody need be in danger. */
  readonly linesFirst?: boolean
}) {
  const words = useWords(helpStripWords)
  const contacts = crisisContacts(useRegion(), {
    ageBand: useAgeBand() ?? undefined,
    language: useLanguage(),
  })
  const isKnown = contacts.emergency.length > 0
  const isGuessed = useIsRegionGuessed()
  const [chose, setChose] = useState(false)
  return (
    <section
      className="support help-strip"
      aria-label={words.getHelp}
      data-first={linesFirst ? 'line' : undefined}
    >
      <p>
        <b>{question ?? words.hard}</b>
        {words.gap}
        {text ?? words.hardText}
        {words.gap}
        <Link to={paths.crisis}>{words.allHelp}</Link>
      </p>
      <CrisisLinesList
        emergency={emergencyToCall(contacts)}
        lines={contacts.lines.slice(0, 1)}
        linesFirst={linesFirst}
      />
      {isGuessed && isKnown && (
        <p className="small">
          <NumbersOf />
        </p>
      )}
      {(!isKnown || chose) && <RegionChoice onChoose={() => setChose(true)} />}
    </section>
  )
}
