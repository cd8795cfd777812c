import type { setUserRole } from '@amhs/domain/contracts/set-user-role.contract'
import type { Handler } from '../platform/define-function'
import { changeRole } from './change-role'

export const handleSetUserRole: Handler<typeof setUserRole> = async ({ request: { uid, role }, account }) => {
  await changeRole(uid, role, account.uid)
  return { uid, role }
}
