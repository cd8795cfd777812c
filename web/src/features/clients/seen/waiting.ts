import type { Release } from '../grants.firestore'

/** What one person in the list has for a professional to do, and what the list can be sorted by. */
export interface Waiting {
  /** Safety notes that are not talked about yet. */
  readonly openNotes: readonly Release[]
  /** Accepted invitations whose result is due and not there. */
  readonly due: number
  /** When the latest result was finished, in milliseconds since 1970; 0 where there is none. */
  readonly latest: number
}

const nothingWaits: Waiting = { openNotes: [], due: 0, latest: 0 }

export const clientOrders = ['waits', 'name', 'latest'] as const

export type ClientOrder = (typeof clientOrders)[number]

interface Listed {
  readonly id: string
  readonly knownAs: string
  readonly expiresAt: number
}

/**
 * The list of clients in an order: whoever has an open safety note first, then who has something due, then whose share ends first; or by
 * name; or by the latest result.
 */
export function orderedClients<Client extends Listed>(
  clients: readonly Client[],
  waiting: Readonly<Record<string, Waiting>>,
  order: ClientOrder,
  locale: string,
): readonly Client[] {
  const of = ({ id }: Listed) => waiting[id] ?? nothingWaits
  const byName = (one: Listed, other: Listed) => one.knownAs.localeCompare(other.knownAs, locale)
  const compare: Readonly<Record<ClientOrder, (one: Listed, other: Listed) => number>> = {
    waits: (one, other) =>
      Math.sign(of(other).openNotes.length) - Math.sign(of(one).openNotes.length) ||
      Math.sign(of(other).due) - Math.sign(of(one).due) ||
      one.expiresAt - other.expiresAt,
    name: byName,
    latest: (one, other) => of(other).latest - of(one).latest || byName(one, other),
  }
  return clients.toSorted(compare[order])
}
