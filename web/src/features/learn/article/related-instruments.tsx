import type { RelatedInstrument } from '../../../platform/content/content-types'
import { testHref } from '../../../platform/paths'
import { useWords } from '../../../platform/words'
import { Link } from '../../../ui/link'
import { learnWords } from '../learn.words'

/** The questionnaires that go with an article. */
export function RelatedInstruments({ instruments }: { readonly instruments: readonly RelatedInstrument[] }) {
  const words = useWords(learnWords)
  if (instruments.length === 0) return null
  return (
    <section className="stack no-print" aria-labelledby="related">
      <h2 id="related" className="related-heading">
        {words.related}
      </h2>
      <ul className="plain stack">
        {instruments.map(({ id, title, questionCount, minutes }) => (
          <li className="card" key={id}>
            <h3>
              <Link to={testHref(id)}>{title}</Link>
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
