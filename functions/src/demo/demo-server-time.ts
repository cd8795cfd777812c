import type { demoServerTime } from '@amhs/domain/contracts/demo-server-time.contract'
import type { Handler } from '../platform/define-function'

export const handleDemoServerTime: Handler<typeof demoServerTime> = async () => ({
  now: new Date().toISOString(),
  region: 'us-central1',
})
