import type { demoServerTime } from '@amhs/domain/contracts/demo-server-time.contract'
import type { Handler } from '../platform/define-function'
import { region } from '../platform/region'

export const handleDemoServerTime: Handler<typeof demoServerTime> = async () => ({
  now: new Date().toISOString(),
  region,
})
