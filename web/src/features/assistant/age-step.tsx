import { ageBands } from '@amhs/domain/safety/age-band'
import { Link } from 'react-router-dom'
import { paths } from '../../platform/paths'
import { chooseAgeBand } from '../../platform/region'
import { useWords } from '../../platform/words'
import { assistantWords } from './assistant.words'

/** Asks the age band, which decides whether there is a chat and which contacts come first. */
export function AgeStep() {
  const words = useWords(assistantWords)
  return (
    <fieldset className="needs-script" aria-describedby="age-hint">
      <legend className="label">{words.ageLegend}</legend>
      <p className="hint" id="age-hint">
        {words.ageHint}
      </p>
      <div className="row">
        {ageBands.map((band) => (
          <button key={band} type="button" className="button big" onClick={() => chooseAgeBand(band)}>
            {words.ages[band]}
          </button>
        ))}
      </div>
    </fieldset>
  )
}

/** Says kindly why there is no chat, and what there is. */
export function TooYoung() {
  const words = useWords(assistantWords)
  return (
    <section className="stack" aria-labelledby="too-young">
      <h2 id="too-young">{words.tooYoung}</h2>
      <p>{words.tooYoungText}</p>
      <div className="row">
        <Link className="button primary" to={paths.learn}>
          {words.links.learn}
        </Link>
        <button type="button" className="button" onClick={() => chooseAgeBand(null)}>
          {words.wrongAge}
        </button>
      </div>
    </section>
  )
}
