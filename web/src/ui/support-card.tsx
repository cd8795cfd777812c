import { inLanguage } from '@amhs/domain/localized'
import { isMinor } from '@amhs/domain/safety/age-band'
import { type CrisisContacts, crisisContacts, emergencyToCall } from '@amhs/domain/safety/crisis-lines'
import { emergencyText } from '@amhs/domain/safety/line-texts'
import type { ReactNode } from 'react'
import { useId, useState } from 'react'
import { formatDate } from '../platform/dates'
import { paths } from '../platform/paths'
import { useLanguage } from '../platform/preferences'
import { useAgeBand, useIsRegionGuessed, useRegion } from '../platform/region'
import { useWords } from '../platform/words'
import { CrisisLinesList } from './crisis-lines-list'
import { Link } from './link'
import { NumbersOf, RegionChoice, RegionFold } from './region-choice'
import { supportWords } from './support.words'
import { supportCardWords } from './support-card.words'

/**
 * The lamp: whom to call, for the person's region. It stands on every result, in print and wherever the facts ask
 * for it. Contacts come from the bundle, so that the card works without a network.
 */
export function SupportCard({
  heading,
  lead,
  children,
  contacts: given,
  below,
  numbersFirst = false,
  linesFirst = false,
  linesBelow = 0,
  whole = false,
  headingLevel: Heading = 'h2',
  urgent = false,
  onCrisisPage = false,
  ofChild = false,
  young = false,
}: {
  readonly heading?: string
  /**
   * Said right under the heading, before numbers that come first; null for nothing. All that need not be in sight at once, the
   * children too, is then behind one press, even where somebody is in need: what they have to read and answer stays on one screen.
   */
  readonly lead?: ReactNode
  /** What is said before the numbers, in place of the general sentence. */
  readonly children?: ReactNode
  /** In place of the general ones of the person's region; of another region, it is said in what is below. */
  readonly contacts?: CrisisContacts
  /** What comes after the words; where the numbers come first, at once after them. */
  readonly below?: ReactNode
  /**
   * The emergency numbers and the first line stand under the heading, in sight on a small screen before anything is read; the words
   * and, where they are not folded, the other lines follow what is below.
   */
  readonly numbersFirst?: boolean
  /** Somebody to talk to comes before ambulance and police: no answer spoke of danger. */
  readonly linesFirst?: boolean
  /** So many lines stand in what is below already, with the emergency numbers: none is shown twice. */
  readonly linesBelow?: number
  /**
   * On most pages, which are about something else, the emergency numbers and the first line are in sight and the rest is behind one
   * press. Where somebody is in need, all of it stands open.
   */
  readonly whole?: boolean
  readonly headingLevel?: 'h2' | 'h3'
  /** What is said before the numbers is announced at once; the list of regions and the links are not part of the alert. */
  readonly urgent?: boolean
  /** The crisis page itself leads to its own list of regions; where numbers come first, it has those for an emergency above the card. */
  readonly onCrisisPage?: boolean
  /** It is about a child of whoever reads: the lines are those for a parent, and a plan of one's own helps nobody. */
  readonly ofChild?: boolean
  /** Came through a door for the young and has not said which side of 14: their lines already stand here. */
  readonly young?: boolean
}) {
  const words = useWords(supportCardWords)
  const supporting = useWords(supportWords)
  const language = useLanguage()
  const id = useId()
  const ownAge = useAgeBand() ?? (young ? '14-17' : undefined)
  const isGuessed = useIsRegionGuessed()
  const region = useRegion()
  const general = crisisContacts(region, { ageBand: ofChild ? 'parent' : ownAge, language })
  const contacts = given ?? general
  // Where nobody knows the number to call, the choice of a region stands open; only what can be pressed comes before it.
  const isElsewhere = contacts.emergency.length === 0
  const emergency = emergencyToCall(contacts)
  const numbers = inLanguage(emergencyText(contacts), language)
  const [choseFirst, setChoseFirst] = useState(false)
  const asksFirst = isElsewhere || choseFirst
  const choice = asksFirst && <RegionChoice onChoose={() => setChoseFirst(true)} />
  // The line for the young stands second, that of a child behind those for the parent: each sees it at once as well.
  const firstLines = ofChild ? 3 : Math.max(isMinor(ownAge) ? 2 : 1, linesBelow)
  const hasLead = lead !== undefined
  const folded = hasLead || !(whole || urgent || onCrisisPage)
  const others = contacts.lines.slice(firstLines)
  const rest = (
    <>
      <div className="row">
        {onCrisisPage ? <a href="#regions">{words.all}</a> : <Link to={paths.crisis}>{words.all}</Link>}
        {!ofChild && <Link to={paths.safetyPlan}>{supporting.plan}</Link>}
      </div>
      <p className="small">
        {!folded && !asksFirst && <NumbersOf />}
        {words.noAnswer(numbers)}
        {words.checked(formatDate(contacts.checkedOn, language))}
      </p>
      {!asksFirst && (folded ? <RegionChoice /> : <RegionFold />)}
    </>
  )
  return (
    <section className="support stack" aria-labelledby={id}>
      <Heading id={id} tabIndex={-1}>
        {heading ?? words.heading}
      </Heading>
      {lead && (
        <div className="stack" {...(urgent ? { role: 'alert' } : {})}>
          {lead}
        </div>
      )}
      {numbersFirst && linesBelow === 0 && (
        <CrisisLinesList
          emergency={onCrisisPage ? [] : emergency}
          lines={contacts.lines.slice(0, firstLines)}
        />
      )}
      {numbersFirst && linesBelow === 0 && choice}
      {numbersFirst && below}
      {numbersFirst && linesBelow > 0 && choice}
      {!hasLead && (
        <div className="stack" {...(urgent ? { role: 'alert' } : {})}>
          {children ?? <p>{words.danger(numbers)}</p>}
        </div>
      )}
      {!numbersFirst && (
        <CrisisLinesList
          emergency={emergency}
          lines={folded ? contacts.lines.slice(0, firstLines) : contacts.lines}
          linesFirst={linesFirst}
        />
      )}
      {!numbersFirst && choice}
      {!numbersFirst && below}
      {numbersFirst && !folded && others.length > 0 && <CrisisLinesList emergency={[]} lines={others} />}
      {folded && isGuessed && !isElsewhere && contacts.region === region && (
        <p className="small">
          <NumbersOf />
        </p>
      )}
      {folded ? (
        <details>
          <summary>{words.moreHelp}</summary>
          <div className="stack">
            {hasLead && children}
            {others.length > 0 && <CrisisLinesList emergency={[]} lines={others} />}
            {rest}
          </div>
        </details>
      ) : (
        rest
      )}
    </section>
  )
}
