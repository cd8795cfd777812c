import { answersOf } from '@amhs/domain/documents/screening-record'
import type { Instrument } from '@amhs/domain/instruments/instrument'
import { toldOfThoughts, toldSentence } from '@amhs/domain/instruments/result-sentences'
import { safetyNotices } from '@amhs/domain/instruments/safety'
import { safetyWords } from '@amhs/domain/instruments/safety-words'
import { inLanguage } from '@amhs/domain/localized'
import { useLanguage } from '../../../platform/preferences'
import { useWords } from '../../../platform/words'
import { SupportCard } from '../../../ui/support-card'
import type { StoredScreening } from '../storage/build-screening'
import { resultWords } from './result.words'

/**
 * Whom to call, on every result; with the support notice of the answers that call for one. The instrument's long words on thoughts of
 * dying have been read at the question, above the same numbers: here one sentence says what was told.
 */
export function ResultSupport({
  instrument,
  record,
}: {
  readonly instrument: Instrument
  readonly record: StoredScreening
}) {
  const words = useWords(resultWords)
  const language = useLanguage()
  const notices = safetyNotices(instrument, answersOf(record))
  if (notices.length === 0) return <SupportCard heading={words.supportHeading} />
  return (
    <SupportCard numbersFirst>
      {notices.map((notice) => (
        <p key={notice.itemId}>
          {inLanguage(toldOfThoughts([notice]) ? toldSentence : safetyWords(instrument, notice), language)}
        </p>
      ))}
    </SupportCard>
  )
}
