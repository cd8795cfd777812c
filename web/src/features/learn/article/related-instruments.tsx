import { instrumentSummary } from '@amhs/domain/instruments/instrument-catalogue'
import { inLanguage } from '@amhs/domain/localized'
import { Link } from 'react-router-dom'
import { testHref } from '../../../platform/paths'
import { useLanguage } from '../../../platform/preferences'
import { useWords } from '../../../platform/words'
import { learnWords } from '../learn.words'

/** The questionnaires that go with an article. */
export function RelatedInstruments({ ids }: { readonly ids: readonly string[] }) {
  const words = useWords(learnWords)
  const language = useLanguage()
  const summaries = ids.flatMap((id) => instrumentSummary(id) ?? [])
  if (summaries.length === 0) return null
  return (
    <section className="stack no-print" aria-labelledby="related">
      <h2 id="related" className="related-heading">
        {words.related}
      </h2>
      <ul className="plain stack">
        {summaries.map(({ id, title, questionCount, minutes }) => (
          <li className="card" key={id}>
            <h3>
              <Link to={testHref(id)}>{inLanguage(title, language)}</Link>
            </h3>
            <ul className="facts">
              <li>{words.questions(questionCount)}</li>
              <li>{words.minutes(minutes)}</li>
            </ul>
          </li>
        ))}
      </ul>
    </section>
  )
}
