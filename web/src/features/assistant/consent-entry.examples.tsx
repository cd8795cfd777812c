import type { Examples } from '../../platform/examples'
import './assistant.css'
import { ConsentEntry } from './consent-entry'

export const examples: Examples = {
  plain: () => (
    <ConsentEntry provider="Example AI" reader={{ language: 'zh-CN', region: 'CN', ageBand: 'adult' }} />
  ),
}
