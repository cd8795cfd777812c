import type { Instrument } from '@amhs/domain/instruments/instrument'
import { formatDate } from '../../../platform/dates'
import { paths, testHref } from '../../../platform/paths'
import { useLanguage } from '../../../platform/preferences'
import { useWords } from '../../../platform/words'
import { LookAgain } from '../../../ui/look-again'
import type { StoredScreening } from '../storage/build-screening'
import { NextStepLink } from './next-step-link'
import { resultWords } from './result.words'

const day = 24 * 60 * 60 * 1000

/** What is not for now: when to look again, other questionnaires. */
export function ResultFurther({
  instrument,
  record,
}: {
  readonly instrument: Instrument
  readonly record: StoredScreening
}) {
  const words = useWords(resultWords)
  const language = useLanguage()
  const { repeatAfterDays } = instrument
  const again =
    repeatAfterDays === null
      ? words.againText
      : words.againFrom(formatDate(record.finishedAt + repeatAfterDays * day, language), repeatAfterDays)
  return (
    <details className="no-print">
      <summary>{words.further}</summary>
      <div className="stack">
        <ul className="next-steps">
          <NextStepLink to={testHref(instrument.id)} title={words.again} text={again} />
          <NextStepLink to={paths.screening} title={words.another} text={words.anotherText} />
        </ul>
        {repeatAfterDays !== null && <LookAgain on={record.finishedAt + repeatAfterDays * day} />}
      </div>
    </details>
  )
}
