import phq9 from '@amhs/domain/instruments/data/phq9.json'
import who5 from '@amhs/domain/instruments/data/who5.json'
import { parseInstrument } from '@amhs/domain/instruments/parse-instrument'
import type { Examples } from '../../../platform/examples'
import '../screening.css'
import { ResultScale } from './result-scale'

/** Each band of an instrument, at its lowest score. */
function bandsOf(name: string, fileName: string, data: unknown): Examples {
  const instrument = parseInstrument(fileName, data)
  return Object.fromEntries(
    instrument.scoring.bands.map((band) => [
      `${name}, ${band.id}`,
      () => (
        <div className="scale-box">
          <ResultScale instrument={instrument} bandId={band.id} score={band.min} />
        </div>
      ),
    ]),
  )
}

export const examples: Examples = {
  ...bandsOf('PHQ-9', 'phq9.json', phq9),
  ...bandsOf('WHO-5', 'who5.json', who5),
}
