import { instrumentSummary } from '@amhs/domain/instruments/instrument-catalogue'
import { inLanguage } from '@amhs/domain/localized'
import { formatDate } from '../../../platform/dates'
import type { DraftOwner } from '../../../platform/drafts'
import { useDraftOwner, visitor } from '../../../platform/drafts'
import { resultHref } from '../../../platform/paths'
import { useLanguage } from '../../../platform/preferences'
import { quietSince } from '../../../platform/quiet-since'
import { briefResultsOf } from '../../../platform/stored-results'
import { useWords } from '../../../platform/words'
import { Link } from '../../../ui/link'
import { type Day, dayOf } from '../days'
import { checkInWords } from './check-in.words'

/** The person's questionnaires on this device since a day, newest first, so that they can be read beside the moons. */
export function RecentResults({ since }: { readonly since: Day }) {
  const words = useWords(checkInWords)
  const language = useLanguage()
  const { owner, isChecked } = useDraftOwner()
  const results = isChecked ? resultsSince(owner, since) : []
  if (results.length === 0) return null
  return (
    <section className="stack" aria-labelledby="results">
      <h2 id="results" className="lead">
        {words.results}
      </h2>
      <ul className="plain tool-links">
        {results.map(({ id, instrument, finishedAt }) => (
          <li key={id}>
            <Link to={resultHref(id)}>
              {formatDate(finishedAt, language)} ·{' '}
              {inLanguage(
                instrumentSummary(instrument)?.title ?? { zh: instrument, en: instrument },
                language,
              )}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

/**
 * Only what a link needs; whether a result can be read is for the page that shows it. To whoever has no account, nothing is said of what
 * was here before a quick exit.
 */
function resultsSince(owner: DraftOwner, since: Day) {
  const quiet = owner === visitor ? quietSince() : 0
  return briefResultsOf(owner)
    .filter(({ finishedAt }) => finishedAt > quiet && dayOf(finishedAt) >= since)
    .slice(0, 6)
}
