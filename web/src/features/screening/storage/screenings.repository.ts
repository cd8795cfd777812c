import type { StoredScreening } from './build-screening'

/** One entry of a list: a screening, or one that does not fit the schema and is shown as unreadable. */
export type ScreeningEntry =
  | { readonly readable: true; readonly record: StoredScreening }
  | { readonly readable: false; readonly id: string }

export interface ScreeningPage {
  readonly entries: readonly ScreeningEntry[]
  /** Hand this back to read the next page; null at the end. */
  readonly next: unknown
}

export interface ScreeningQuery {
  /** `next` of the page before. */
  readonly after?: unknown
  /** Only the results of this instrument. */
  readonly instrument?: string | undefined
  /** Entries a page, 1 to `pageSize`; one more is read. */
  readonly size?: number
}

/** Where a person's finished screenings are kept. Nothing else in the feature knows how. */
export interface ScreeningRepository {
  /** Saves a finished screening under its own id; saving the same one again is no error. */
  readonly save: (record: StoredScreening) => Promise<void>
  /** One screening; null when there is none of this id. */
  readonly find: (id: string) => Promise<ScreeningEntry | null>
  /** Newest first, at most `size` a page. */
  readonly list: (query?: ScreeningQuery) => Promise<ScreeningPage>
  /** The newest readable screening of an instrument that was finished before a moment (epoch milliseconds). */
  readonly previous: (instrument: string, before: number) => Promise<StoredScreening | null>
  readonly remove: (id: string) => Promise<void>
  /** Removes every screening, those that cannot be read included. */
  readonly removeAll: () => Promise<void>
}

/** Entries a page; one more is read to know whether there is a next page. */
export const pageSize = 20

/** The id of an entry, readable or not. */
export function entryId(entry: ScreeningEntry): string {
  return entry.readable ? entry.record.id : entry.id
}
