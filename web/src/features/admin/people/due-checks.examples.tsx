import type { Examples } from '../../../platform/examples'
import '../admin.css'
import { DueCard, type DueCheck } from './due-checks'

const check: DueCheck = {
  uid: 'demo-professional',
  name: 'Wei Zhang',
  profession: 'registered-psychologist',
  organisation: '某市第一医院 / First City Hospital',
  register: '示例登记机构 / Example register',
  number: 'X-2026-118',
  checkedAt: '2025-01-20T08:00:00Z',
  validUntil: '2099-01-20T08:00:00Z',
  asksAgain: false,
}
const shown = (change: Partial<DueCheck>) => () => (
  <>
    <h3>核验快到期的人 / Checks that end soon</h3>
    <DueCard check={{ ...check, ...change }} busy={false} onAgain={async () => undefined} />
  </>
)

export const examples: Examples = {
  'ends soon': shown({}),
  'has ended': shown({ validUntil: '2026-01-01T08:00:00Z' }),
  'asks again': shown({ asksAgain: true }),
}
