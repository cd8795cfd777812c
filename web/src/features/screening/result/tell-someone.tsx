import type { Instrument } from '@amhs/domain/instruments/instrument'
import { isWornOut, wordsToChild, wordsToTell } from '@amhs/domain/instruments/result-sentences'
import { inLanguage } from '@amhs/domain/localized'
import { isMinor } from '@amhs/domain/safety/age-band'
import { useLanguage } from '../../../platform/preferences'
import { useAgeBand } from '../../../platform/region'
import { useWords } from '../../../platform/words'
import { CopyText } from '../../../ui/copy-text'
import type { StoredScreening } from '../storage/build-screening'
import { resultWords } from './result.words'
import { tellWords } from './tell.words'
import { TellPage } from './tell-page'

/** Words for somebody who is to know, and a page that can be shown. */
export function TellSomeone({
  instrument,
  record,
  told,
}: {
  readonly instrument: Instrument
  readonly record: StoredScreening
  /** Thoughts of dying or of self-harm were told: only then are they put into anybody's mouth. */
  readonly told: boolean
}) {
  const words = useWords(tellWords)
  const shared = useWords(resultWords)
  const language = useLanguage()
  const ageBand = useAgeBand()
  const who = isMinor(ageBand ?? undefined) ? 'minor' : 'adult'
  const ofParent = instrument.respondent === 'parent'
  const ofWork = isWornOut(instrument, record.score)
  const content = (
    <>
      {record.safety && !ofParent ? (
        <>
          <p>{shared.tellAdult[who]}</p>
          <CopyText text={told ? shared.tellAdultText[who] : words.hard[who]} />
          {ofWork && (
            <>
              <p>{words.leadBoss}</p>
              <CopyText text={inLanguage(wordsToTell(instrument, record.score, ageBand), language)} />
            </>
          )}
        </>
      ) : (
        <>
          <p>{ofParent ? words.leadParent : ofWork ? words.leadWork : words.lead}</p>
          <CopyText text={inLanguage(wordsToTell(instrument, record.score, ageBand), language)} />
        </>
      )}
      <p className="small muted">{words.onlyWords}</p>
      {ofParent && (
        <>
          <p>{words.leadChild}</p>
          <blockquote className="notice">{inLanguage(wordsToChild, language)}</blockquote>
        </>
      )}
      <TellPage instrument={instrument} record={record} />
    </>
  )
  // Where an answer called for help, it is the one thing to do today, and stands open; so do words for the boss, which are hard to find.
  return record.safety || ofWork ? (
    <section className="panel stack no-print" aria-labelledby="tell">
      <h2 id="tell">{ofWork && !record.safety ? words.headingWork : words.heading}</h2>
      {content}
    </section>
  ) : (
    <details className="no-print">
      <summary>{words.folded}</summary>
      <div className="stack">{content}</div>
    </details>
  )
}
