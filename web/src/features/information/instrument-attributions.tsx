import { data as attributions } from 'virtual:instrument-attributions'
import { inLanguage } from '@amhs/domain/localized'
import { useLanguage } from '../../platform/preferences'

/** Source, licence and attribution of each questionnaire; originals without a translation are marked as English. */
export function InstrumentAttributions() {
  const language = useLanguage()
  return (
    <>
      {attributions.map(({ id, title, paragraphs }) => (
        <section key={id} className="stack" aria-labelledby={`licence-${id}`}>
          <h3 id={`licence-${id}`}>{inLanguage(title, language)}</h3>
          <ul className="small">
            {paragraphs.map(({ zh, en }) => (
              <li key={en} lang={zh === null ? 'en' : undefined}>
                {language === 'en' ? en : (zh ?? en)}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}
