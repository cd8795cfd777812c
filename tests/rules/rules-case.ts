import type { Actor } from './actors'
import type { Reach, World } from './world'

/** The part of the rules that a case is about. */
export type Area =
  | 'users'
  | 'screenings'
  | 'savedArticles'
  | 'reminders'
  | 'ratings'
  | 'comments'
  | 'ratingTotals'
  | 'groups'
  | 'requests'
  | 'askedToLeave'
  | 'memberDetails'
  | 'services'
  | 'contactMessages'
  | 'auditLog'
  | 'grants'
  | 'released'
  | 'talked'
  | 'notes'
  | 'noteDates'
  | 'invitations'
  | 'professionals'
  | 'professionalRequests'
  | 'server only'
  | 'photos'

/** One request and what must come of it. `server` sets the rules aside. */
export interface Attempt {
  readonly who: Actor | 'server'
  readonly what: string
  readonly outcome: 'allowed' | 'denied'
  /** Brings the data into the state in which the request is made. */
  readonly prepare?: (server: Reach) => Promise<unknown>
  readonly request: (reach: Reach) => Promise<unknown>
}

/** A test: its attempts are made in order. A denial stands beside an attempt that differs in one thing and is allowed. */
export interface RulesCase {
  readonly area: Area
  readonly name: string
  readonly attempts: readonly Attempt[]
  /** Who may do what, in the order of `actors`, on the first case of each operation: `docs/access.md` is written from it. */
  readonly access?: { readonly what: string; readonly may: readonly boolean[] }
}

/** An attempt came out as it must not; any other error means that the test itself could not be made. */
export class WrongOutcome extends Error {}

/**
 * @throws WrongOutcome if an attempt has another outcome than it must have
 * @throws the library's error if a request fails for a reason that is not the rules'
 */
export async function runCase(world: World, { attempts }: RulesCase): Promise<void> {
  if (!attempts.some(({ outcome }) => outcome === 'allowed'))
    throw new Error('a denial needs an allowed twin')
  for (const { who, what, outcome, prepare, request } of attempts) {
    await prepare?.(world.server)
    const seen = await outcomeOf(() => request(who === 'server' ? world.server : world.as(who)))
    if (seen !== outcome) throw new WrongOutcome(`${who}, ${what}: ${seen}, but must be ${outcome}`)
  }
}

async function outcomeOf(request: () => Promise<unknown>): Promise<Attempt['outcome']> {
  try {
    await request()
    return 'allowed'
  } catch (error) {
    const code: unknown = error instanceof Error ? Reflect.get(error, 'code') : undefined
    if (
      code === 'permission-denied' ||
      code === 'storage/unauthorized' ||
      code === 'storage/unauthenticated'
    ) {
      return 'denied'
    }
    throw error
  }
}
