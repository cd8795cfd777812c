import type { asksForPerson } from '@amhs/domain/find/asks-for-person'
import type { Language } from '@amhs/domain/localized'
import type { AgeBand } from '@amhs/domain/safety/age-band'
import { crisisContacts, emergencyToCall } from '@amhs/domain/safety/crisis-lines'
import { telephoneHref } from '@amhs/domain/safety/line-actions'
import { type ProtectionContacts, protectionContacts } from '@amhs/domain/safety/protection-contacts'
import { useEffect, useRef, useState } from 'react'
import { paths, resourceHref } from '../../../platform/paths'
import { useLanguage } from '../../../platform/preferences'
import { useAgeBand, useIsRegionGuessed, useRegion } from '../../../platform/region'
import { useWords } from '../../../platform/words'
import { CrisisLinesList } from '../../../ui/crisis-lines-list'
import '../../../ui/help-strip.css'
import { Link } from '../../../ui/link'
import { NumbersOf, RegionChoice } from '../../../ui/region-choice'
import { SilentWay } from '../../../ui/silent-way'
import './search-numbers.css'
import { searchNumbersWords } from './search-numbers.words'

/** Why a person comes before every article. */
export type Reason = NonNullable<ReturnType<typeof asksForPerson>>

interface Reader {
  readonly region: string
  readonly language: Language
  readonly ageBand: AgeBand | null
}

/** Known here and in `article-finder.tsx`, which has no byte to spare for handing it over. */
const fieldId = 'article-search'

/** So much of the screen's foot may be covered by what stays there, in pixels. */
const foot = 100

/**
 * Whom to call, in the order of the reason: whoever thinks of dying needs somebody to talk to before an ambulance, whoever is attacked the
 * police and a line for violence.
 */
function contactsFor(reason: Reason, { region, language, ageBand }: Reader) {
  const find = reason === 'attacked' ? protectionContacts : crisisContacts
  const contacts: ProtectionContacts = find(region, { language, ageBand: ageBand ?? undefined })
  return {
    ...contacts,
    emergency: emergencyToCall(contacts),
    lines: contacts.lines.slice(0, 1),
    linesFirst: reason === 'life',
    isKnown: contacts.emergency.length > 0,
  }
}

function useContacts(reason: Reason) {
  const reader = { region: useRegion(), language: useLanguage(), ageBand: useAgeBand() }
  return contactsFor(reason, reader)
}

/** The first number that `SearchNumbers` shows, for whoever hears what a search has brought. */
export function FirstNumber({ reason, after }: { readonly reason: Reason; readonly after: string }) {
  const words = useWords(searchNumbersWords)
  const { emergency, lines, linesFirst } = useContacts(reason)
  const numbers = [...(linesFirst ? lines : []), ...emergency].map(({ number }) => number)
  const first = numbers.find((number) => telephoneHref(number) !== null)
  return [first && words.heard(first), after].filter(Boolean).join(' · ')
}

/**
 * The numbers to call in as little room as they take: they stand between the field and everything else, and the page is moved once where
 * the first of them would lie below what is seen, for example behind the keyboard of a telephone.
 */
export function SearchNumbers({ reason }: { readonly reason: Reason }) {
  const words = useWords(searchNumbersWords)
  const contacts = useContacts(reason)
  const { emergency, lines, linesFirst, isKnown } = contacts
  const isGuessed = useIsRegionGuessed()
  const [chose, setChose] = useState(false)
  const section = useRef<HTMLElement>(null)
  useEffect(() => {
    const first = section.current?.querySelector('a')?.getBoundingClientRect()
    const seen = window.visualViewport?.height ?? window.innerHeight
    if (first && first.bottom > seen - foot)
      document.getElementById(fieldId)?.scrollIntoView({ block: 'start' })
  }, [])
  return (
    <section
      ref={section}
      className="support help-strip search-numbers"
      aria-label={words.getHelp}
      data-first={linesFirst ? 'line' : undefined}
    >
      <p>
        <b>{words.question[reason]}</b>
      </p>
      <CrisisLinesList emergency={emergency} lines={lines} linesFirst={linesFirst} />
      <p className="small">
        {words.text[reason]}
        {words.gap}
        {isGuessed && isKnown && (
          <>
            <NumbersOf />
            {words.gap}
          </>
        )}
        <Link to={paths.crisis}>{words.allHelp}</Link>
      </p>
      {reason === 'attacked' && (
        <>
          <p className="small">
            <SilentWay {...contacts} />
          </p>
          <p>
            <Link to={resourceHref('domestic-violence')}>{words.hurtHelp}</Link>
          </p>
        </>
      )}
      {(!isKnown || chose) && <RegionChoice onChoose={() => setChose(true)} />}
    </section>
  )
}
