import * as v from 'valibot'
import { nothing } from './contract-fields'
import { defineCallable } from './define-callable'

/**
 * Whether an AI provider is set up, asked before the first message: a person can only agree to a provider that they know
 * of, and no message leaves the page before they have.
 */
export const assistantStatus = defineCallable({
  name: 'assistantStatus',
  access: 'visitor',
  limit: { calls: 30, perSeconds: 300, perAddress: 300, perDay: 20_000 },
  request: nothing,
  response: v.strictObject({
    /** The provider's name as the operator states it; null where none is set up and the site's own guide answers. */
    provider: v.nullable(v.pipe(v.string(), v.minLength(1), v.maxLength(100))),
  }),
  errors: [],
})
