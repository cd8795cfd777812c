import { answersOf } from '@amhs/domain/documents/screening-record'
import type { Instrument } from '@amhs/domain/instruments/instrument'
import { instrumentSummary } from '@amhs/domain/instruments/instrument-catalogue'
import { goOnWith, thisWeek, toldOfThoughts } from '@amhs/domain/instruments/result-sentences'
import { safetyNotices } from '@amhs/domain/instruments/safety'
import { inLanguage } from '@amhs/domain/localized'
import { isMinor } from '@amhs/domain/safety/age-band'
import { referralOf } from '@amhs/domain/services/referral-of-result'
import { paths, testHref } from '../../../platform/paths'
import { useLanguage } from '../../../platform/preferences'
import { useAgeBand } from '../../../platform/region'
import { useWords } from '../../../platform/words'
import { OnDemand } from '../../../ui/data/on-demand'
import type { StoredScreening } from '../storage/build-screening'
import { NextStepLink } from './next-step-link'
import { referralWords } from './referral.words'
import { ReferralHelp } from './referral-help'
import { resultWords } from './result.words'

const loadLocalSteps = async () => (await import('../../../ui/local-steps')).LocalSteps

/**
 * What to do now: one thing for this week, the ways that exist where the reader is, then the questionnaire to go on with, services, and what to say there. Where an answer
 * called for the support card, nobody is told to keep it up.
 */
export function ResultNext({
  instrument,
  record,
}: {
  readonly instrument: Instrument
  readonly record: StoredScreening
}) {
  const words = useWords(resultWords)
  const referralText = useWords(referralWords)
  const language = useLanguage()
  const ageBand = useAgeBand()
  const withSupport = record.safety
  const told = toldOfThoughts(safetyNotices(instrument, answersOf(record)))
  const other = goOnWith(instrument, record.score, ageBand)
  const referral = referralOf(instrument, record.score, withSupport, ageBand)
  const whose = instrument.respondent === 'parent' ? 'parent' : referral.ages === 'child' ? 'young' : 'adult'
  // At a low score no grown-up is sent to a doctor.
  const namesWays = whose !== 'adult' || record.score.positive || referral.kinds.length > 0
  const goOn = other === null ? undefined : instrumentSummary(other)
  return (
    <section className="stack" aria-labelledby="next-steps">
      <h2 id="next-steps">{words.thisWeek}</h2>
      <p>
        <strong>{inLanguage(thisWeek(instrument, record.score, withSupport, told), language)}</strong>
      </p>
      {isMinor(ageBand ?? undefined) && !withSupport && <p>{words.trustedAdult}</p>}
      {namesWays && (
        // The sentence for this week stands without them.
        <OnDemand load={loadLocalSteps} fallback={null} failed={() => null}>
          {(LocalSteps) => <LocalSteps whose={whose} alcohol={instrument.topic === 'alcohol'} />}
        </OnDemand>
      )}
      <ul className="next-steps">
        {goOn && (
          <NextStepLink
            to={testHref(goOn.id)}
            title={inLanguage(goOn.title, language)}
            text={words.goOnText}
          />
        )}
        <NextStepLink
          to={paths.location}
          state={{ referral }}
          title={words.findServices}
          text={referralText.servicesText}
        />
      </ul>
      <ReferralHelp instrument={instrument} record={record} />
    </section>
  )
}
