import { setTimeout as pause } from 'node:timers/promises'
import type { demoCountdown } from '@amhs/domain/contracts/demo-countdown.contract'
import type { Handler } from '../platform/define-function'
import { refusal } from '../platform/refusal'

export const handleDemoCountdown: Handler<typeof demoCountdown> = async ({ request, send, signal }) => {
  for (let remaining = request.from; remaining >= 0; remaining -= 1) {
    await send({ remaining })
    if (remaining > 0) {
      await pause(request.stepMilliseconds, undefined, { signal }).catch(() => {
        throw refusal('stopped')
      })
    }
  }
  return { steps: request.from + 1 }
}
