import { useEffect, useState } from 'react'
import { changePreferences, usePreferences } from '../../platform/preferences'
import { useWords } from '../../platform/words'
import { trialWords } from './trial-check.words'

const trials = ['none', 'spacing', 'grey', 'red', 'green'] as const
type Trial = (typeof trials)[number]

/**
 * How red-weak and green-weak eyes see the page, at full strength (Machado, Oliveira and Fernandes 2009); the matrices are meant for
 * linear light, which filters use by default.
 */
const matrices = {
  red: '0.152286 1.052583 -0.204868 0 0 0.114503 0.786281 0.099216 0 0 -0.003882 -0.048116 1.051998 0 0 0 0 0 1 0',
  green:
    '0.367322 0.860646 -0.227968 0 0 0.280085 0.672501 0.047413 0 0 -0.011820 0.042940 0.968881 0 0 0 0 0 1 0',
} as const

/** Looks at this page with wide spacing or other eyes for as long as it is open, and a dot that moves when asked to. */
export function TrialCheck() {
  const words = useWords(trialWords)
  const { lessMotion } = usePreferences()
  const [trial, setTrial] = useState<Trial>('none')
  const [runs, setRuns] = useState(0)

  useEffect(() => {
    if (trial === 'none') return
    document.documentElement.dataset.trial = trial
    return () => {
      delete document.documentElement.dataset.trial
    }
  }, [trial])

  return (
    <section className="stack" aria-labelledby="trials">
      <h2 id="trials">{words.heading}</h2>
      <p>{words.how}</p>
      <fieldset className="needs-script">
        <legend className="label">{words.look}</legend>
        {trials.map((option) => (
          <label className="check" key={option}>
            <input type="radio" name="trial" checked={trial === option} onChange={() => setTrial(option)} />
            {words.trials[option]}
          </label>
        ))}
      </fieldset>
      <p>{words.watch[trial]}</p>
      <h3>{words.motion}</h3>
      <p>{words.motionHow}</p>
      <div className="motion-track" aria-hidden="true">
        <i key={runs} className={runs > 0 ? 'motion-dot motion-runs' : 'motion-dot'} />
      </div>
      <div className="row needs-script">
        <button type="button" className="button" onClick={() => setRuns((before) => before + 1)}>
          {words.move}
        </button>
        <label className="check">
          <input
            type="checkbox"
            checked={lessMotion}
            onChange={(event) => changePreferences({ lessMotion: event.target.checked })}
          />
          {words.lessMotion}
        </label>
      </div>
      <svg width="0" height="0" className="hidden" aria-hidden="true" focusable="false">
        {(['red', 'green'] as const).map((eyes) => (
          <filter id={`eyes-${eyes}`} key={eyes}>
            <feColorMatrix type="matrix" values={matrices[eyes]} />
          </filter>
        ))}
      </svg>
    </section>
  )
}
