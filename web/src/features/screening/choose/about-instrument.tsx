import { aboutInstrument } from '@amhs/domain/instruments/about'
import type { Instrument } from '@amhs/domain/instruments/instrument'
import { loadInstrument } from '@amhs/domain/instruments/instrument-catalogue'
import { wordingIn } from '@amhs/domain/instruments/question-flow'
import { inLanguage } from '@amhs/domain/localized'
import { useState } from 'react'
import { useLanguage } from '../../../platform/preferences'
import { useWords } from '../../../platform/words'
import { Spinner } from '../../../ui/spinner'
import { screeningWords } from '../screening.words'

/**
 * "About this tool": what it measures, source, licence, validation, limits and the standing of the Chinese text.
 * The text belongs to the instrument's own file, which is loaded when somebody opens it.
 *
 * @param name the tool's name, said to screen readers only, so that each of many such controls has a name of its own
 */
export function AboutInstrument({ id, name }: { readonly id: string; readonly name?: string }) {
  const words = useWords(screeningWords)
  const [instrument, setInstrument] = useState<Instrument | 'loading' | 'failed' | null>(null)

  function load() {
    setInstrument('loading')
    loadInstrument(id).then(setInstrument, () => setInstrument('failed'))
  }

  return (
    <details
      className="about-tool needs-script"
      onToggle={(event) => {
        if (event.currentTarget.open && instrument === null) load()
      }}
    >
      <summary>
        {words.about}
        {name && <span className="hidden"> {name}</span>}
      </summary>
      {instrument === 'loading' && <Spinner label={words.aboutLoading} />}
      {instrument === 'failed' && (
        <p role="alert">
          {words.aboutFailed}{' '}
          <button type="button" className="button" onClick={load}>
            {words.tryAgain}
          </button>
        </p>
      )}
      {instrument !== null && typeof instrument === 'object' && <AboutSections instrument={instrument} />}
    </details>
  )
}

function AboutSections({ instrument }: { readonly instrument: Instrument }) {
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
