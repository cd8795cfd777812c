import type { Examples } from '../../../platform/examples'
import '../admin.css'
import { WaitingGroupCard } from './waiting-requests-section'

const group = {
  id: 'example-worry-online',
  name: { zh: '和担心相处', en: 'Living with worry' },
  facilitatorUid: 'demo-professional',
  facilitatorName: 'Wei Zhang',
  count: 3,
  oldest: '2026-01-05T08:00:00Z',
}
const shown = (isChosen: boolean) => () => (
  <ul className="plain stack">
    <li className="card">
      <WaitingGroupCard group={group} isChosen={isChosen} onChoose={() => undefined}>
        <p>…</p>
      </WaitingGroupCard>
    </li>
  </ul>
)

export const examples: Examples = { closed: shown(false), 'to be handed over': shown(true) }
