import { loadClassifier } from '@amhs/domain/safety/classifier/load-classifier'
import type { GateOptions } from '@amhs/domain/safety/gate'

let gate: GateOptions = {}

/** What the gate judges the chat's messages with. Complete once `prepareChatGate` has finished. */
export function chatGate(): GateOptions {
  return gate
}

/**
 * Loads what the gate needs beside its lists. The chat opens only afterwards.
 *
 * @throws what the import throws where the classifier cannot be had; the next call tries again
 */
export async function prepareChatGate(): Promise<void> {
  gate = { classifier: await loadClassifier() }
}
