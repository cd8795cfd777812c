import { protectionContacts } from '@amhs/domain/safety/protection-contacts'
import { shownTemplate } from '@amhs/domain/safety/shown-template'
import { safetyTemplate } from '@amhs/domain/safety/templates'
import type { Examples } from '../platform/examples'
import { EmergencyDialog } from './emergency-dialog'

export const examples: Examples = {
  'danger now': () => <EmergencyDialog template={safetyTemplate('L3')} focus="heading" onClose={() => {}} />,
  'not safe': () => (
    <EmergencyDialog template={safetyTemplate('safe-no')} focus="number" onClose={() => {}} />
  ),
  attacked: () => (
    <EmergencyDialog
      template={shownTemplate('L3', { attacked: true })}
      protection={protectionContacts('CN', { language: 'zh-CN' })}
      focus="heading"
      onClose={() => {}}
    />
  ),
  'danger of somebody else': () => (
    <EmergencyDialog
      template={shownTemplate('L3', { attacked: false, helping: true })}
      focus="heading"
      onClose={() => {}}
    />
  ),
  'something was swallowed': () => (
    <EmergencyDialog
      template={shownTemplate('L3', { attacked: false, took: true, acts: true })}
      focus="heading"
      onClose={() => {}}
    />
  ),
}
