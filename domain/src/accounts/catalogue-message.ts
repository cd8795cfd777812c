import type { Localized } from '../localized'

/**
 * One message of the catalogue. `exact` is the text that an action returns, word for word as specified
 * (hosted mode: English, local mode: Chinese); `text` is what the screen shows, in the reader's language.
 */
export interface CatalogueMessage {
  readonly exact: string
  readonly text: Localized
}

/** A message whose exact text is English. */
export function english(exact: string, zh: string): CatalogueMessage {
  return { exact, text: { zh, en: exact } }
}

/** A message whose exact text is Chinese. */
export function chinese(exact: string, en: string): CatalogueMessage {
  return { exact, text: { zh: exact, en } }
}
