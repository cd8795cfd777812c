import { answersOf } from '@amhs/domain/documents/screening-record'
import type { Instrument } from '@amhs/domain/instruments/instrument'
import { toldOfThoughts, toldSentence } from '@amhs/domain/instruments/result-sentences'
import { safetyNotices } from '@amhs/domain/instruments/safety'
import { safetyWordsAgain, worriedParent } from '@amhs/domain/instruments/safety-words'
import { inLanguage } from '@amhs/domain/localized'
import { useLanguage } from '../../../platform/preferences'
import { useWords } from '../../../platform/words'
import { SupportCard } from '../../../ui/support-card'
import type { StoredScreening } from '../storage/build-screening'
import { resultWords } from './result.words'

/**
 * Whom to call, on every result. The long words of a support notice have been read at the question, above the same numbers: here one
 * line says what it was about.
 */
export function ResultSupport({
  instrument,
  record,
  numbersAbove,
}: {
  readonly instrument: Instrument
  readonly record: StoredScreening
  /** The emergency numbers and the first line stand further up already. */
  readonly numbersAbove: boolean
}) {
  const words = useWords(resultWords)
  const language = useLanguage()
  const notices = safetyNotices(instrument, answersOf(record))
  const sentences = notices.map((notice) => (
    <p key={notice.itemId}>
      {inLanguage(toldOfThoughts([notice]) ? toldSentence : safetyWordsAgain(instrument, notice), language)}
    </p>
  ))
  // A parent was asked nothing about danger: somebody to talk to comes before the ambulance.
  if (instrument.respondent === 'parent') {
    return (
      <SupportCard heading={words.supportHeading} linesFirst ofChild>
        {sentences.length > 0 ? sentences : <p>{inLanguage(worriedParent, language)}</p>}
      </SupportCard>
    )
  }
  if (sentences.length === 0) return <SupportCard heading={words.supportHeading} />
  return (
    <SupportCard numbersFirst linesBelow={numbersAbove ? 1 : 0}>
      {sentences}
    </SupportCard>
  )
}
