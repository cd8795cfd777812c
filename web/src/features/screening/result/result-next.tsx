import type { Band, Instrument } from '@amhs/domain/instruments/instrument'
import { inLanguage } from '@amhs/domain/localized'
import { isMinor } from '@amhs/domain/safety/age-band'
import { formatDate } from '../../../platform/dates'
import { paths, resourceHref, testHref } from '../../../platform/paths'
import { useLanguage } from '../../../platform/preferences'
import { useAgeBand } from '../../../platform/region'
import { useWords } from '../../../platform/words'
import { CopyText } from '../../../ui/copy-text'
import { LookAgain } from '../../../ui/look-again'
import { NextStepLink } from './next-step-link'
import { RelatedArticles } from './related-articles'
import { resultWords } from './result.words'

const day = 24 * 60 * 60 * 1000

/** What to do now: the band's own advice first, then services, reading, and when to look again. */
export function ResultNext({
  instrument,
  band,
  finishedAt,
  withSupport,
}: {
  readonly instrument: Instrument
  readonly band: Band | undefined
  readonly finishedAt: number
  /** An answer called for the support card: nobody is told to keep it up, and reading begins with help. */
  readonly withSupport: boolean
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
      {withSupport && (
        <>
          <p>{words.tellAdult[isMinor(ageBand) ? 'minor' : 'adult']}</p>
          <CopyText text={words.tellAdultText[isMinor(ageBand) ? 'minor' : 'adult']} />
        </>
      )}
      {band?.advice && !(withSupport && band.id === instrument.scoring.bands[0]?.id) && (
        <p>
          <strong>{inLanguage(band.advice, language)}</strong>
        </p>
      )}
      {isMinor(ageBand) && !withSupport && <p>{words.trustedAdult}</p>}
      <ul className="next-steps">
        <NextStepLink to={paths.location} title={words.findServices} text={words.findServicesText} />
        {withSupport && (
          <>
            <NextStepLink
              to={resourceHref('suicide-help')}
              title={words.readThoughts}
              text={words.readThoughtsText}
            />
            <NextStepLink
              to={resourceHref('self-harm')}
              title={words.readSelfHarm}
              text={words.readSelfHarmText}
            />
          </>
        )}
        <RelatedArticles instrumentId={instrument.id} />
        <NextStepLink to={testHref(instrument.id)} title={words.again} text={again} />
        <NextStepLink to={paths.screening} title={words.another} text={words.anotherText} />
      </ul>
      {repeatAfterDays !== null && <LookAgain on={finishedAt + repeatAfterDays * day} />}
    </section>
  )
}
