import type { Examples } from '../../../platform/examples'
import { RoleDialog } from './role-dialog'

export const examples: Examples = {
  'own role': () => <RoleDialog name="Ning Wang" current="admin" isOwn onAnswer={() => undefined} />,
}
