import type { demoWhoAmI } from '@amhs/domain/contracts/demo-who-am-i.contract'
import type { Handler } from '../platform/define-function'

export const handleDemoWhoAmI: Handler<typeof demoWhoAmI> = async ({ account }) => ({
  uid: account.uid,
  role: account.role,
  emailVerified: account.emailVerified,
})
