import type { GroupLetter } from '@amhs/domain/documents/group-request-document'

/** Requests of a page together with those that were marked, which may stand on a later one; oldest first. */
export function withMarked(
  paged: readonly GroupLetter[] | undefined,
  marked: readonly GroupLetter[] | undefined,
): readonly GroupLetter[] | undefined {
  if (paged === undefined || marked === undefined) return paged
  const all = new Map([...paged, ...marked].map((request) => [request.uid, request]))
  return [...all.values()].sort((one, other) => one.requestedAt - other.requestedAt)
}

/** Those that are urgent before all others, in their order otherwise. */
export function urgentFirst(
  requests: readonly GroupLetter[],
  isUrgent: (request: GroupLetter) => boolean,
): readonly GroupLetter[] {
  return [...requests.filter(isUrgent), ...requests.filter((request) => !isUrgent(request))]
}
