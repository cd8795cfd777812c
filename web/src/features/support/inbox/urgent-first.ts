import type { GroupRequestDocument } from '@amhs/domain/documents/group-request-document'

/** Requests of a page together with those that were marked, which may stand on a later one; oldest first. */
export function withMarked(
  paged: readonly GroupRequestDocument[] | undefined,
  marked: readonly GroupRequestDocument[] | undefined,
): readonly GroupRequestDocument[] | undefined {
  if (paged === undefined || marked === undefined) return paged
  const all = new Map([...paged, ...marked].map((request) => [request.uid, request]))
  return [...all.values()].sort((one, other) => one.requestedAt - other.requestedAt)
}

/** Those that are urgent before all others, in their order otherwise. */
export function urgentFirst(
  requests: readonly GroupRequestDocument[],
  isUrgent: (request: GroupRequestDocument) => boolean,
): readonly GroupRequestDocument[] {
  return [...requests.filter(isUrgent), ...requests.filter((request) => !isUrgent(request))]
}
