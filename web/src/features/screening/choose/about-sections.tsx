import { aboutInstrument } from '@amhs/domain/instruments/about'
import type { Instrument } from '@amhs/domain/instruments/instrument'
import { wordingIn } from '@amhs/domain/instruments/question-flow'
import { inLanguage } from '@amhs/domain/localized'
import { useLanguage } from '../../../platform/preferences'

/** What `AboutInstrument` shows once it is opened. */
export function AboutSections({ instrument }: { readonly instrument: Instrument }) {
  const language = useLanguage()
  return (
    <dl className="stack">
      {aboutInstrument(instrument).map((section) => (
        <div key={section.id}>
          <dt>
            <strong>{inLanguage(section.heading, language)}</strong>
          </dt>
          {section.paragraphs.map((paragraph) => {
            const text = wordingIn(paragraph, language)
            return (
              <dd key={text.text} lang={text.language}>
                {text.text}
              </dd>
            )
          })}
        </div>
      ))}
    </dl>
  )
}
