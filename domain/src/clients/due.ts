import type { InvitationDocument } from '../documents/grant-document'

const week = 7 * 24 * 60 * 60 * 1000

/**
 * From when on the next questionnaire of an accepted invitation is due; null where none is: nobody accepted, or the invitation ends
 * before. The first is due at once.
 * @param finished when results of the questionnaire were finished, in any order, in milliseconds since 1970.
 */
export function nextDue(invitation: InvitationDocument, finished: readonly number[]): number | null {
  if (invitation.status !== 'accepted') return null
  const acceptedAt = invitation.answeredAt ?? invitation.createdAt
  const last = Math.max(...finished.filter((at) => at >= acceptedAt), Number.NEGATIVE_INFINITY)
  const due = last === Number.NEGATIVE_INFINITY ? acceptedAt : last + invitation.everyWeeks * week
  return due < invitation.until ? due : null
}
