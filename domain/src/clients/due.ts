import type { InvitationDocument } from '../documents/grant-document'

const week = 7 * 24 * 60 * 60 * 1000

/**
 * From when on the next questionnaire of an accepted invitation is due; null where none is: nobody accepted, or the invitation ends
 * before, or it was for once and is filled in. The first is due at once.
 * @param finished when results of the questionnaire were finished, in any order, in milliseconds since 1970.
 */
export function nextDue(invitation: InvitationDocument, finished: readonly number[]): number | null {
  if (invitation.status !== 'accepted') return null
  const acceptedAt = invitation.answeredAt ?? invitation.createdAt
  const last = Math.max(...finished.filter((at) => at >= acceptedAt), Number.NEGATIVE_INFINITY)
  const due = last === Number.NEGATIVE_INFINITY ? acceptedAt : dueAfter(last, invitation)
  return due < invitation.until ? due : null
}

/** When the next one is due after the last; never, where it was asked for once. */
function dueAfter(last: number, { everyWeeks }: InvitationDocument): number {
  return everyWeeks === undefined ? Number.POSITIVE_INFINITY : last + everyWeeks * week
}

/** Whether an accepted invitation for once has been filled in. */
export function isFilledInOnce(invitation: InvitationDocument, finished: readonly number[]): boolean {
  const { status, everyWeeks, answeredAt, createdAt } = invitation
  return (
    status === 'accepted' &&
    everyWeeks === undefined &&
    finished.some((at) => at >= (answeredAt ?? createdAt))
  )
}
