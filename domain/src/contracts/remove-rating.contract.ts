import * as v from 'valibot'
import { articleId } from '../forms/field-schemas'
import { defineCallable } from './define-callable'
import { ratingTotal } from './save-rating.contract'

/**
 * Removes the caller's rating of a target; does nothing where there is none. The target need not be there any more: a
 * rating can be taken back after its article has gone.
 */
export const removeRating = defineCallable({
  name: 'removeRating',
  access: 'signed-in',
  openToClosed: true,
  limit: { calls: 30, perSeconds: 600 },
  request: v.strictObject({ targetId: articleId }),
  response: v.strictObject({ total: ratingTotal }),
  errors: [],
})
