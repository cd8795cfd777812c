import type { Respondent } from '@amhs/domain/instruments/instrument'
import { instrumentIndex } from '@amhs/domain/instruments/instrument-catalogue'
import type { InstrumentSummary } from '@amhs/domain/instruments/instrument-summary'
import { topicIds } from '@amhs/domain/instruments/instrument-topics'
import { instrumentsFor } from '@amhs/domain/instruments/offering'
import { type AgeBand, ageBands, isMinor } from '@amhs/domain/safety/age-band'
import { useWords } from '../../../platform/words'
import { chooseWords } from './choose.words'
import { searchInstruments } from './instrument-search'
import { ToolCard } from './tool-card'

const respondents: readonly Respondent[] = ['self', 'parent', 'caregiver']

/**
 * The tools to offer: for whom, and within that by topic. Before the age is known, all are listed with their ages; `young`
 * stands for everyone under 18.
 */
export function offeredTools(age: AgeBand | 'young' | null, query: string): readonly InstrumentSummary[] {
  const bands: readonly AgeBand[] =
    age === 'young' ? ageBands.filter(isMinor) : age === null ? ageBands : [age]
  const fitting = respondents.flatMap((respondent) => {
    const offered = bands.flatMap((ageBand) => instrumentsFor({ ageBand, respondent }))
    const ids = new Set(offered.map(({ summary }) => summary.id))
    return instrumentIndex.filter(({ id }) => ids.has(id)).map((summary) => ({ summary }))
  })
  const byTopic = [...fitting].sort(
    (one, other) => topicIds.indexOf(one.summary.topic) - topicIds.indexOf(other.summary.topic),
  )
  return searchInstruments(byTopic, query).map(({ summary }) => summary)
}

export function ToolList({ tools }: { readonly tools: readonly InstrumentSummary[] }) {
  const words = useWords(chooseWords)
  return respondents.map((respondent) => {
    const own = tools.filter((summary) => summary.respondent === respondent)
    if (own.length === 0) return null
    return (
      <section key={respondent} className="stack" aria-labelledby={`for-${respondent}`}>
        <h2 id={`for-${respondent}`}>{words.forWhom[respondent]}</h2>
        <ul className="grid plain">
          {own.map((summary) => (
            <ToolCard key={summary.id} summary={summary} />
          ))}
        </ul>
      </section>
    )
  })
}
