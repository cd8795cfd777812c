import { crisisContacts } from '@amhs/domain/safety/crisis-lines'
import { callerFacts } from '@amhs/domain/safety/line-facts'
import type { Examples } from '../platform/examples'
import { CrisisLinesList } from './crisis-lines-list'

const mainland = crisisContacts('CN', { language: 'zh-CN', ageBand: 'adult' })
const other = crisisContacts('UK', { language: 'zh-CN', ageBand: '14-17' })

export const examples: Examples = {
  'mainland China, an adult': () => <CrisisLinesList emergency={mainland.emergency} lines={mainland.lines} />,
  'every line with all that is known': () => (
    <CrisisLinesList emergency={mainland.emergency} lines={mainland.lines} factsOf={callerFacts} />
  ),
  'another region, a young person': () => <CrisisLinesList emergency={other.emergency} lines={other.lines} />,
}
