import type { Examples } from '../../../platform/examples'
import { RelatedInstruments } from './related-instruments'
import '../learn.css'

export const examples: Examples = {
  'two questionnaires': () => (
    <RelatedInstruments
      instruments={[
        { id: 'phq9', title: 'PHQ-9', questionCount: 9, minutes: 3 },
        { id: 'who5', title: 'WHO-5', questionCount: 5, minutes: 1 },
      ]}
    />
  ),
}
