import { aboutInstrument } from '@amhs/domain/instruments/about'
import type { Instrument } from '@amhs/domain/instruments/instrument'
import { wordingIn } from '@amhs/domain/instruments/question-flow'
import { inLanguage } from '@amhs/domain/localized'
import { useLanguage } from '../../../platform/preferences'
import { WholeTerms } from '../result/whole-terms'

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
            // What is said about a questionnaire is in the reader's own language, unlike its questions.
            const text = wordingIn(paragraph, language)
            const own = text.language === 'en' ? 'en' : language
            return (
              <dd key={text.text} lang={own}>
                <WholeTerms text={text.text} />
              </dd>
            )
          })}
        </div>
      ))}
    </dl>
  )
}
