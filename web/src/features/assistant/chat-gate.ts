import type { ConversationOptions } from '@amhs/domain/assistant/conversation'
import { loadFollowUpReader } from '@amhs/domain/assistant/follow-up/follow-up-reader'
import { loadClassifier } from '@amhs/domain/safety/classifier/load-classifier'

let gate: ConversationOptions = {}

/** What the gate judges the chat's messages with. Complete once `prepareChatGate` has finished. */
export function chatGate(): ConversationOptions {
  return gate
}

/**
 * Loads what the gate needs beside its lists. The chat opens only afterwards.
 *
 * @throws what the import throws where the classifier cannot be had; the next call tries again
 */
export async function prepareChatGate(): Promise<void> {
  const classifier = await loadClassifier()
  // Between the two the page answers: what it reads with beside its weights is built at its first reading.
  await new Promise((resolve) => setTimeout(resolve))
  classifier('warm 准备')
  gate = { ...gate, classifier }
  // No first message needs it, so that nobody waits for it; without it a later one is answered in fewer words.
  void loadFollowUpReader().then(
    (readFollowUp) => {
      gate = { ...gate, readFollowUp }
    },
    () => undefined,
  )
}
