import { shownTemplate } from '@amhs/domain/safety/attack-templates'
import { protectionContacts } from '@amhs/domain/safety/protection-contacts'
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
      template={shownTemplate('L3', { withAi: false, attacked: true })}
      protection={protectionContacts('CN')}
      focus="heading"
      onClose={() => {}}
    />
  ),
}
