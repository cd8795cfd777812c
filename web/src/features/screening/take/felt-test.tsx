import type { Feeling } from '@amhs/domain/instruments/feelings'
import { instrumentSummary } from '@amhs/domain/instruments/instrument-catalogue'
import type { InstrumentSummary } from '@amhs/domain/instruments/instrument-summary'
import { inLanguage } from '@amhs/domain/localized'
import { ageBands, isMinor } from '@amhs/domain/safety/age-band'
import type { ReactNode } from 'react'
import { requestHeadingFocus } from '../../../platform/heading-focus'
import { paths, resourceHref } from '../../../platform/paths'
import { useLanguage } from '../../../platform/preferences'
import { chooseAgeBand, useAgeBand } from '../../../platform/region'
import { useWords } from '../../../platform/words'
import { Link } from '../../../ui/link'
import { PageHeading } from '../../../ui/page-heading'
import { screeningWords } from '../screening.words'
import { HurtNow } from './hurt-now'
import { startWords } from './start.words'

/**
 * From what somebody said of themselves to the one questionnaire for it. Their age decides which; where it is not known yet it
 * is asked here, once. Who fills in a form about a child is asked the child's age by the form itself.
 */
export function FeltTest({
  feeling,
  ofTheYoung,
  children,
}: {
  readonly feeling: Feeling
  /** Came through a door for the young: only which side of 14 is open. */
  readonly ofTheYoung: boolean
  readonly children: (summary: InstrumentSummary) => ReactNode
}) {
  const ageBand = useAgeBand()
  if (feeling.id === 'child' && ageBand === null) return byId(feeling.instruments.adult, children)
  if (ageBand === null || (ofTheYoung && !isMinor(ageBand))) {
    return <AgeStep feeling={feeling} ofTheYoung={ofTheYoung} />
  }
  return byId(feeling.instruments[ageBand], children) ?? <ReadInstead feeling={feeling} />
}

function byId(id: string | null, children: (summary: InstrumentSummary) => ReactNode): ReactNode {
  const summary = id === null ? undefined : instrumentSummary(id)
  return summary === undefined ? null : children(summary)
}

/** Buttons, and no radio buttons: one press is the answer, and nothing passes through the others. */
function AgeStep({ feeling, ofTheYoung }: { readonly feeling: Feeling; readonly ofTheYoung: boolean }) {
  const words = useWords(screeningWords)
  const own = useWords(startWords)
  const language = useLanguage()
  return (
    <div className="wrap page stack taking">
      <PageHeading>{inLanguage(feeling.title, language)}</PageHeading>
      {feeling.id === 'hurt' && <HurtNow withAll />}
      <p className="lead" id="how-old">
        {own.howOld}
      </p>
      <div className="choices" role="group" aria-labelledby="how-old">
        {ageBands
          .filter((band) => !ofTheYoung || isMinor(band))
          .map((band) => (
            <button
              type="button"
              className="button big"
              key={band}
              onClick={() => {
                requestHeadingFocus()
                chooseAgeBand(band)
              }}
            >
              {words.ages[band]}
            </button>
          ))}
      </div>
      <p className="hint">{words.ageHint}</p>
    </div>
  )
}

/** For some ages there is nothing to score: something to read, and the other ways in. */
function ReadInstead({ feeling }: { readonly feeling: Feeling }) {
  const own = useWords(startWords)
  const language = useLanguage()
  return (
    <div className="wrap page stack taking">
      <PageHeading>{inLanguage(feeling.title, language)}</PageHeading>
      <p className="lead">{own.notScored}</p>
      <div className="row">
        <Link className="button primary big" to={resourceHref(feeling.article)}>
          {own.readInstead}
        </Link>
        <Link className="button big" to={paths.screening}>
          {own.toList}
        </Link>
      </div>
    </div>
  )
}
