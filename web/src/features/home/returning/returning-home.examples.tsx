import type { Examples } from '../../../platform/examples'
import '../home.css'
import './returning.css'
import { CheckIn, Resume } from './returning-home'

const changedAt = Date.parse('2026-01-20T08:00:00Z')

export const examples: Examples = {
  'a questionnaire to go on with': () => (
    <Resume draft={{ instrument: 'phq9', changedAt, answered: 4, stoppedAt: 5, questions: 9 }} />
  ),
  'a long one': () => (
    <Resume draft={{ instrument: 'cbi', changedAt, answered: 4, stoppedAt: 5, questions: 19 }} />
  ),
  'not checked in today': () => <CheckIn isNoted={false} />,
  'checked in today': () => <CheckIn isNoted />,
}
