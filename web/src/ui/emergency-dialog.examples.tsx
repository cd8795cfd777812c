import type { Examples } from '../platform/examples'
import { EmergencyDialog } from './emergency-dialog'

export const examples: Examples = {
  'danger now': () => <EmergencyDialog template="L3" focus="heading" onClose={() => {}} />,
  'not safe': () => <EmergencyDialog template="safe-no" focus="number" onClose={() => {}} />,
}
