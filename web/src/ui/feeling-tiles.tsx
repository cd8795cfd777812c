import type { FeelingId } from '@amhs/domain/instruments/feelings'
import { feelings } from '@amhs/domain/instruments/feelings'
import { inLanguage } from '@amhs/domain/localized'
import { isMinor } from '@amhs/domain/safety/age-band'
import { feelingHref } from '../platform/paths'
import { useLanguage } from '../platform/preferences'
import { useAgeBand } from '../platform/region'
import { Drawing } from './drawing'
import child from './drawings/small-child.svg'
import drinking from './drawings/small-drinking.svg'
import hurt from './drawings/small-hurt.svg'
import low from './drawings/small-low.svg'
import sleepless from './drawings/small-sleepless.svg'
import tense from './drawings/small-tense.svg'
import unsure from './drawings/small-unsure.svg'
import worn from './drawings/small-worn.svg'
import { Link } from './link'

/** The window of each way in; from here, so that no page loads the addresses apart. */
export const feelingDrawings: Readonly<Record<FeelingId, string>> = {
  low,
  tense,
  sleepless,
  worn,
  hurt,
  child,
  drinking,
  unsure,
}

/** The ways in by what somebody would say of themselves; each leads to one questionnaire. */
export function FeelingTiles({ ofTheYoung = false }: { readonly ofTheYoung?: boolean }) {
  const language = useLanguage()
  const young = isMinor(useAgeBand() ?? undefined) || ofTheYoung
  return (
    <ul className="feelings">
      {feelings
        .filter(({ id }) => !(young && id === 'child'))
        .map(({ id, title, text }) => (
          <li key={id}>
            <Link to={feelingHref(id, ofTheYoung)}>
              <Drawing src={feelingDrawings[id]} width={96} height={96} />
              <span>
                <b>{inLanguage(title, language)}</b>{' '}
                <span className="muted">{inLanguage(text, language)}</span>
              </span>
            </Link>
          </li>
        ))}
    </ul>
  )
}
