/** The word lists of the safety gate are too large to come with every page that has a form. */
const loadGate = () => import('@amhs/domain/safety/urgent-words')

/**
 * Fetches the gate and makes it ready while the person writes, so that sending need not wait for it. Call it when a text
 * field gets the focus; being called again costs nothing. A failure shows when the gate is needed.
 */
export function prepareUrgentWords(): void {
  Promise.all([loadGate(), import('./preheat-lexicon')]).then(
    ([, { preheatLexicon }]) => preheatLexicon(),
    () => undefined,
  )
}

/** Whether the crisis card is to be shown for a text; null where the word lists cannot be loaded. */
export async function findUrgentWords(text: string): Promise<boolean | null> {
  return loadGate().then(
    ({ needsCrisisCard }) => needsCrisisCard(text),
    () => null,
  )
}

/**
 * Whether the crisis card is to be shown for a text. Where the word lists cannot be loaded, `ifUnknown`: before a text is sent to somebody,
 * rather once too often.
 */
export async function hasUrgentWords(text: string, ifUnknown = true): Promise<boolean> {
  return (await findUrgentWords(text)) ?? ifUnknown
}
