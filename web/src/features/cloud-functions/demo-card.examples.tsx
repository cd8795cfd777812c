import type { Examples } from '../../platform/examples'
import './cloud-functions.css'
import { DemoCard, Outcome } from './demo-card'
import type { DemoOutcome } from './use-demo-call'

const shown = (end: Partial<DemoOutcome>) => () => (
  <div className="card demo">
    <Outcome outcome={{ request: { name: '小雨' }, pieces: [], milliseconds: 128, ...end }} />
  </div>
)

export const examples: Examples = {
  'before a call': () => (
    <DemoCard
      name="helloWorld"
      title="helloWorld"
      text="打个招呼。 / Says hello."
      request={() => ({})}
      call={async () => null}
    />
  ),
  answered: shown({ answer: { greeting: 'Hello, 小雨!' } }),
  'in pieces': shown({ pieces: [1, 2] }),
  refused: shown({ failure: { reason: 'invalid-request', fields: ['name'] } }),
}
