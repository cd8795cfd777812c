import * as v from 'valibot'
import { instant, nothing } from './contract-fields'
import { defineCallable } from './define-callable'

/** The server's clock and where it stands. */
export const demoServerTime = defineCallable({
  name: 'demoServerTime',
  access: 'visitor',
  limit: { calls: 60, perSeconds: 60, perAddress: 300, perDay: 20_000 },
  request: nothing,
  response: v.strictObject({ now: instant, region: v.string() }),
  errors: [],
})
