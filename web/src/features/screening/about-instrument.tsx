import { aboutInstrument } from '@amhs/domain/instruments/about'
import type { Instrument } from '@amhs/domain/instruments/instrument'
import { wordingIn } from '@amhs/domain/instruments/question-flow'
import { inLanguage } from '@amhs/domain/localized'
import { useLanguage } from '../../platform/preferences'
import { useWords } from '../../platform/words'
import { resultWords } from './result.words'

/** "About this tool": what it measures, source, licence, validation, limits and the standing of the Chinese text. */
export function AboutInstrument({ instrument }: { readonly instrument: Instrument }) {
  const words = useWords(resultWords)
  const language = useLanguage()
  return (
    <details className="no-print">
      <summary>{words.about}</summary>
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
    </details>
  )
}
