import { protectionContacts } from '@amhs/domain/safety/protection-contacts'
import type { Examples } from '../platform/examples'
import { SilentWay } from './silent-way'

export const examples: Examples = {
  'mainland China, with a text to begin': () => (
    <SilentWay {...protectionContacts('CN', { language: 'zh-CN' })} />
  ),
  'United Kingdom': () => <SilentWay {...protectionContacts('UK', { language: 'zh-CN' })} />,
}
