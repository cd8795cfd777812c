import type { removeRating } from '@amhs/domain/contracts/remove-rating.contract'
import type { Handler } from '../platform/define-function'
import { database } from '../platform/firebase'
import { removeRatingOf } from './rating-documents'

export const handleRemoveRating: Handler<typeof removeRating> = async ({ request, account }) => ({
  total: await removeRatingOf(await database(), request.targetId, account.uid),
})
