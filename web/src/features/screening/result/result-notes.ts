import { answersOf } from '@amhs/domain/documents/screening-record'
import type { Instrument } from '@amhs/domain/instruments/instrument'
import { safetyNotices } from '@amhs/domain/instruments/safety'
import { safetyWords } from '@amhs/domain/instruments/safety-words'
import type { Language } from '@amhs/domain/localized'
import { inLanguage } from '@amhs/domain/localized'
import type { AgeBand } from '@amhs/domain/safety/age-band'
import { linesFor } from '@amhs/domain/safety/age-for-lines'
import type { CrisisContacts } from '@amhs/domain/safety/crisis-lines'
import { crisisContacts } from '@amhs/domain/safety/crisis-lines'
import { emergencyText, lineTitle } from '@amhs/domain/safety/line-texts'
import { formatDate } from '../../../platform/dates'
import { wordsIn } from '../../../platform/words'
import type { StoredScreening } from '../storage/build-screening'
import { resultNotesWords } from './result-notes.words'

/** For whom a result leaves the page: it decides which contacts go with it. */
export interface AskContext {
  readonly language: Language
  readonly region: string
  readonly ageBand: AgeBand | null
}

/**
 * The sentences that go wherever a result goes: that it is no diagnosis, the support notice if an answer called for
 * one, and whom to call. Plain text, the disclaimer first.
 */
export function resultNotes(
  instrument: Instrument,
  record: StoredScreening,
  { language, region, ageBand }: AskContext,
): readonly [string, ...string[]] {
  const notices = safetyNotices(instrument, answersOf(record))
  return [
    inLanguage(instrument.resultText.disclaimer, language),
    ...notices.map((notice) => inLanguage(safetyWords(instrument, notice), language)),
    ...contactNotes(instrument, { language, region, ageBand }, 'you'),
  ]
}

/** For a page that somebody fills in and hands over: the sheet speaks in their own voice, of themselves or of their child. */
export function handedContactNotes(instrument: Instrument, reader: AskContext): readonly string[] {
  return contactNotes(instrument, reader, 'me')
}

/** Who may be in danger: never whoever only reads what was handed to them. */
type InDanger = 'you' | 'me' | 'child'

function contactNotes(
  instrument: Instrument,
  { language, region, ageBand }: AskContext,
  ofOneself: 'you' | 'me',
): readonly string[] {
  const contacts = crisisContacts(region, { ageBand: linesFor(instrument, ageBand), language })
  return contactSentences(contacts, language, instrument.respondent === 'parent' ? 'child' : ofOneself)
}

/** Emergency numbers, lines with their hours, and the day on which they were checked. */
function contactSentences(contacts: CrisisContacts, language: Language, who: InDanger): readonly string[] {
  const words = wordsIn(resultNotesWords, language)
  return [
    words.emergencyNote[who](inLanguage(emergencyText(contacts), language)),
    ...contacts.lines.map((line) =>
      words.lineNote(
        inLanguage(lineTitle(line), language),
        line.hours ? inLanguage(line.hours, language) : null,
      ),
    ),
    words.checkedNote(formatDate(contacts.checkedOn, language)),
  ]
}
