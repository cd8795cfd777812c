import { erasedProfessional } from '@amhs/domain/documents/grant-document'
import type { Grant } from '../grants.firestore'

/**
 * Which sentence tells the owner how a share ended. What the site ended, nobody reads as if the professional had left them; and who left by
 * themselves is not said to have lost the role on that day, although the role may be gone by now.
 *
 * @param hasNoBadge whether what was checked of the professional is no longer there
 */
export function howItEnded(
  { professionalUid, endedBy }: Pick<Grant, 'professionalUid' | 'endedBy'>,
  hasNoBadge: boolean,
): 'accountGone' | 'roleEnded' | 'closedOn' | 'leftOn' {
  if (professionalUid === erasedProfessional) return 'accountGone'
  if (endedBy !== 'site') return 'leftOn'
  return hasNoBadge ? 'roleEnded' : 'closedOn'
}
