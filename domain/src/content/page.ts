import type { Block } from './article'

/** The texts outside of the learning articles. The id is the folder below `content/pages/`. */
export const pageIds = [
  'privacy',
  'who-finds-out',
  'terms',
  'about',
  'accessibility',
  'workplace-employee',
  'workplace-manager',
  'support',
  'individual',
  'caregiver',
] as const

export type PageId = (typeof pageIds)[number]

/** Places in a text that the page fills from data of the product: `{{name}}` alone on its line. */
export const pageMarkers = ['instrument-attributions', 'retention-table'] as const

export type PageMarker = (typeof pageMarkers)[number]

export type PageBlock = Block | { readonly kind: 'marker'; readonly name: PageMarker }

/** What a page says in one language, with the operator's own details already put in. */
export interface PageText {
  readonly title: string
  /** One sentence for search engines and link previews, plain text. */
  readonly description: string
  /** Plain text, shown before everything else. */
  readonly summary: string
  readonly blocks: readonly PageBlock[]
}

export interface Page {
  readonly id: PageId
  /** ISO date of the last change of the words. */
  readonly updatedOn: string
  /** Rises with every change of meaning; consents name the version that they were given to. */
  readonly version: string
  readonly zh: PageText
  readonly en: PageText
}
