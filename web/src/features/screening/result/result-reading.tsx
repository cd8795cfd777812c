import type { Instrument } from '@amhs/domain/instruments/instrument'
import { paths } from '../../../platform/paths'
import { useWords } from '../../../platform/words'
import { OnDemand } from '../../../ui/data/on-demand'
import { Link } from '../../../ui/link'
import type { StoredScreening } from '../storage/build-screening'
import { resultWords } from './result.words'

async function loadReading() {
  const [{ ArticleCards }, { articlesAfter }] = await Promise.all([
    import('./article-cards'),
    import('./articles-after'),
  ])
  return { ArticleCards, articlesAfter }
}

/** Articles that go with a result; where their list does not come, the way to all of them. */
export function ResultReading({
  instrument,
  record,
}: {
  readonly instrument: Instrument
  readonly record: StoredScreening
}) {
  const words = useWords(resultWords)
  const toAll = (
    <p>
      <Link to={paths.learn}>{words.readText}</Link>
    </p>
  )
  return (
    <section className="stack no-print" aria-labelledby="reading">
      <h2 id="reading">{words.read}</h2>
      <OnDemand load={loadReading} fallback={toAll} failed={() => toAll}>
        {({ ArticleCards, articlesAfter }) => <ArticleCards articles={articlesAfter(instrument, record)} />}
      </OnDemand>
    </section>
  )
}
