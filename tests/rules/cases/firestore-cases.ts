import type { RulesCase } from '../rules-case'
import { askedToLeaveCases } from './asked-to-leave-cases'
import { commentCases } from './comment-cases'
import { grantCases } from './grant-cases'
import { grantPartCases } from './grant-part-cases'
import { groupRequestCases } from './group-request-cases'
import { handedOverCases } from './handed-over-cases'
import { memberDetailsCases } from './member-details-cases'
import { professionalCases } from './professional-cases'
import { ratingCases, ratingTotalCases } from './rating-cases'
import { reminderCases } from './reminder-cases'
import { savedArticleCases } from './saved-article-cases'
import { screeningCases } from './screening-cases'
import { serverWrittenCases } from './server-written-cases'
import { userCases } from './user-cases'

/** Every case of the Firestore rules. */
export const firestoreCases: readonly RulesCase[] = [
  ...userCases,
  ...screeningCases,
  ...savedArticleCases,
  ...reminderCases,
  ...ratingCases,
  ...ratingTotalCases,
  ...commentCases,
  ...groupRequestCases,
  ...askedToLeaveCases,
  ...memberDetailsCases,
  ...grantCases,
  ...grantPartCases,
  ...handedOverCases,
  ...professionalCases,
  ...serverWrittenCases,
]
