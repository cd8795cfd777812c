import type { ProfessionalRequestDocument } from '@amhs/domain/documents/professional-document'
import { DataProvider } from '../../../platform/data/data-provider'
import type { Examples } from '../../../platform/examples'
import '../admin.css'
import { RequestCard } from './professionals-section'

const request: ProfessionalRequestDocument = {
  uid: 'demo-asker',
  name: 'Mei Chen',
  profession: 'registered-psychologist',
  organisation: '某市第一医院 / First City Hospital',
  register: '示例登记机构 / Example register',
  number: 'X-2026-119',
  language: 'zh-CN',
  askedAt: Date.parse('2026-01-05T08:00:00Z'),
  status: 'asked',
}
const action = {
  busy: false,
  heldBack: false,
  note: null,
  run: async () => false,
  mustWait: () => false,
  clear: () => undefined,
}
const shown = (change: Partial<ProfessionalRequestDocument>) => () => (
  <DataProvider>
    <RequestCard request={{ ...request, ...change }} action={action} />
  </DataProvider>
)

export const examples: Examples = {
  'a psychologist asks': shown({}),
  'a counsellor asks': shown({ profession: 'counsellor' }),
}
