import type { Band, Instrument } from '@amhs/domain/instruments/instrument'
import { inLanguage } from '@amhs/domain/localized'
import { isMinor } from '@amhs/domain/safety/age-band'
import { formatDate } from '../../platform/dates'
import { paths, testHref } from '../../platform/paths'
import { useLanguage } from '../../platform/preferences'
import { useAgeBand } from '../../platform/region'
import { useWords } from '../../platform/words'
import { RelatedArticles } from './related-articles'
import { resultWords } from './result.words'
import { ResultDoor } from './result-door'

const day = 24 * 60 * 60 * 1000

/** What to do now: the band's own advice first, then services, reading, and when to look again. */
export function ResultNext({
  instrument,
  band,
  finishedAt,
}: {
  readonly instrument: Instrument
  readonly band: Band | undefined
  readonly finishedAt: number
}) {
  const words = useWords(resultWords)
  const language = useLanguage()
  const ageBand = useAgeBand() ?? undefined
  const { repeatAfterDays } = instrument
  const again =
    repeatAfterDays === null
      ? words.againText
      : words.againFrom(formatDate(finishedAt + repeatAfterDays * day, language), repeatAfterDays)
  return (
    <section className="stack" aria-labelledby="next-steps">
      <h2 id="next-steps">{words.next}</h2>
      {band?.advice && (
        <p>
          <strong>{inLanguage(band.advice, language)}</strong>
        </p>
      )}
      {isMinor(ageBand) && <p>{words.trustedAdult}</p>}
      <ul className="doors">
        <ResultDoor to={paths.location} title={words.findServices} text={words.findServicesText} />
        <RelatedArticles instrumentId={instrument.id} />
        <ResultDoor to={testHref(instrument.id)} title={words.again} text={again} />
        <ResultDoor to={paths.screening} title={words.another} text={words.anotherText} />
      </ul>
    </section>
  )
}
