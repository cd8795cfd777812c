import type { Auth } from 'firebase-admin/auth'
import type { Firestore } from 'firebase-admin/firestore'

/** What a seed may write to. */
export interface SeedContext {
  readonly auth: Auth
  readonly firestore: Firestore
  /** Epoch milliseconds: what a history writes lies before it. */
  readonly now: number
}

/**
 * Fills the emulators with one kind of demonstration data. A file `demonstration/<what>.seed.ts` exports it as `seed`;
 * it must be idempotent: running it again on the same emulators leaves the same data (those of `history/` move to the new day).
 * @returns what was seeded, in a few words
 */
export type Seed = (context: SeedContext) => Promise<string>

export const day = 24 * 60 * 60 * 1000
