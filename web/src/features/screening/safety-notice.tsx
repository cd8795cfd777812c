import type { Instrument, SafetyNotice } from '@amhs/domain/instruments/instrument'
import { inLanguage } from '@amhs/domain/localized'
import { useEffect, useRef, useState } from 'react'
import { useLanguage } from '../../platform/preferences'
import { useWords } from '../../platform/words'
import { SupportCard } from '../../ui/support-card'
import { testWords } from './test.words'

/**
 * The support card that an answer calls for, at once and at any total. It stays for the rest of the screening: one
 * "I am safe" or a changed answer does not close it (chat-safety specification, sections 4 and 6).
 *
 * @param focus whether the heading takes the focus; not while arrow keys pass through the options
 */
export function SafetyCard({
  notice,
  focus,
}: {
  readonly instrument: Instrument
  readonly notice: SafetyNotice | null
  readonly focus: boolean
}) {
  const words = useWords(testWords)
  const language = useLanguage()
  const box = useRef<HTMLDivElement>(null)
  const [safe, setSafe] = useState<'unknown' | 'yes' | 'unsure' | 'no'>('unknown')
  useEffect(() => {
    if (focus) box.current?.querySelector('h2')?.focus()
  }, [focus])

  const crisis = notice === null || notice.level === 'crisis'
  const declined = notice?.reason === 'declined'
  const heading = declined ? words.softHeading : words.supportHeading
  const message = notice?.message
    ? inLanguage(notice.message, language)
    : declined
      ? words.softText
      : crisis
        ? words.softText
        : words.softSupport
  return (
    <div ref={box}>
      <SupportCard heading={heading} urgent>
        <p>{message}</p>
        {declined && <p>{words.noScore}</p>}
        {crisis && !declined && (
          <fieldset className="stack">
            <legend className="label">{words.safeNow}</legend>
            <div className="row">
              {(['yes', 'unsure', 'no'] as const).map((state) => (
                <button
                  key={state}
                  type="button"
                  className="button"
                  aria-pressed={safe === state}
                  onClick={() => setSafe(state)}
                >
                  {state === 'yes' ? words.safeYes : state === 'unsure' ? words.safeUnsure : words.safeNo}
                </button>
              ))}
            </div>
            {safe === 'yes' && <p role="status">{words.safeThanks}</p>}
            {(safe === 'unsure' || safe === 'no') && <UrgentSteps />}
          </fieldset>
        )}
      </SupportCard>
    </div>
  )
}

/** Short sentences and nothing else to read, for somebody who is not safe. */
function UrgentSteps() {
  const language = useLanguage()
  return (
    <div role="status">
      {language === 'en' ? (
        <p>
          <strong>Call the emergency number now.</strong> Go to where other people are. Tell one person: “I am
          not safe, please stay with me.” Move away from anything that could hurt you.
        </p>
      ) : (
        <p>
          <strong>请现在拨打急救或报警电话。</strong>
          到有人的地方去。告诉一个人：“我现在不安全，需要你陪我。”先远离任何可能伤到你的东西。
        </p>
      )}
    </div>
  )
}
