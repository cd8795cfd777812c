import { instrumentSummary } from '@amhs/domain/instruments/instrument-catalogue'
import { inLanguage } from '@amhs/domain/localized'
import { useState } from 'react'
import { announce } from '../../../platform/announcer'
import { formatDate } from '../../../platform/dates'
import { useLanguage } from '../../../platform/preferences'
import { useWords } from '../../../platform/words'
import { takeFocus } from '../../../ui/take-focus'
import { historyWords } from '../history/history.words'
import { adoptVisitorResults, useVisitorResults } from './device-results'

/**
 * Names what was finished on this device without an account, and gives it to the account that is signed in if the person says that it
 * is theirs. Others may use the device: nobody's result becomes somebody else's unasked.
 */
export function VisitorResults() {
  const words = useWords(historyWords)
  const language = useLanguage()
  const results = useVisitorResults()
  const [adopted, setAdopted] = useState(0)
  if (results.length === 0) {
    return adopted === 0 ? null : (
      // The button that had the focus is gone: what happened takes its place, and is read there.
      <p className="notice" tabIndex={-1} ref={takeFocus}>
        {words.adopted(adopted)}
      </p>
    )
  }

  function adopt() {
    const count = results.length
    if (adoptVisitorResults()) setAdopted(count)
    else announce(words.adoptFailed, 'assertive')
  }

  return (
    <section className="notice stack" aria-labelledby="visitor-results">
      <h2 className="lead" id="visitor-results">
        {words.visitorHeading}
      </h2>
      <p>{words.visitorText}</p>
      <ul>
        {results.map(({ id, instrument, finishedAt }) => (
          <li key={id}>
            {formatDate(finishedAt, language)} ·{' '}
            {inLanguage(instrumentSummary(instrument)?.title ?? { zh: instrument, en: instrument }, language)}
          </li>
        ))}
      </ul>
      <p>
        <button type="button" className="button" onClick={adopt}>
          {words.adopt}
        </button>
      </p>
    </section>
  )
}
