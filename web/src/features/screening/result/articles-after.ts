import type { Instrument } from '@amhs/domain/instruments/instrument'
import { firstReading } from '@amhs/domain/instruments/result-reading'
import { articleIndex, articlesForInstrument } from '../../../platform/content/article-index'
import type { ArticleEntry } from '../../../platform/content/content-types'
import type { StoredScreening } from '../storage/build-screening'

/** How many articles a result names; more would be a list to study. */
const mostShown = 3

/**
 * Illnesses that no questionnaire here asks about: named below a result they would read as a suspicion, and after an answer about
 * self-harm as one that follows from it. And what is written for managers, who are not the ones worn out.
 */
const neverAfterAResult: ReadonlySet<string> = new Set([
  'bipolar',
  'psychosis-early-signs',
  'workplace-manager',
])

/** The few that come first for this result, then those that name its questionnaire; for a parent only the former. */
export function articlesAfter(instrument: Instrument, record: StoredScreening): readonly ArticleEntry[] {
  const first = firstReading(instrument, record.score, record.safety)
  const named =
    instrument.respondent === 'parent'
      ? []
      : articlesForInstrument(instrument.id).filter(({ id }) => !neverAfterAResult.has(id))
  const chosen = first.flatMap((id) => articleIndex.find((entry) => entry.id === id) ?? [])
  return [...new Set([...chosen, ...named])].slice(0, mostShown)
}
