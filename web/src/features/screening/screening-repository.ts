import type { KeptScreening } from './screening-record'

/** One entry of a list: a screening, or one that does not fit the schema and is shown as unreadable. */
export type ScreeningEntry =
  | { readonly readable: true; readonly record: KeptScreening }
  | { readonly readable: false; readonly id: string }

export interface ScreeningPage {
  readonly entries: readonly ScreeningEntry[]
  /** Hand this back to read the next page; null at the end. */
  readonly next: unknown
}

/** Where a signed-in person's screenings are kept. Nothing else in the feature knows how. */
export interface ScreeningRepository {
  /** Saves a finished screening under its own id; saving the same one again is no error. */
  readonly save: (record: KeptScreening) => Promise<void>
  /** One screening; null when the account holds none of this id. */
  readonly find: (id: string) => Promise<ScreeningEntry | null>
  /** Newest first, at most `pageSize` a page. */
  readonly list: (options?: {
    readonly after?: unknown
    readonly instrument?: string
  }) => Promise<ScreeningPage>
  readonly remove: (id: string) => Promise<void>
}

/** Entries a page; one more is read to know whether there is a next page. */
export const pageSize = 20
