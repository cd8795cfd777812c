import type { demoSum } from '@amhs/domain/contracts/demo-sum.contract'
import type { Handler } from '../platform/define-function'

export const handleDemoSum: Handler<typeof demoSum> = async ({ request: { numbers } }) => ({
  // Beginning with 0 also turns a lone -0 into 0, which JSON cannot tell apart.
  sum: numbers.reduce((sum, number) => sum + number, 0),
})
