import type { RequestStatus } from '../documents/group-request-document'

/** Whether the answer to a request needs words: to urgent ones always; a member's request was answered long ago. */
export function needsWords(status: RequestStatus, isUrgent: boolean): boolean {
  return isUrgent && status !== 'accepted'
}
