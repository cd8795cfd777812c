import type { Localized } from '@amhs/domain/localized'
import { assistantDisclosure, guideDisclosure, programDisclosure } from '@amhs/domain/safety/disclosures'
import { useSyncExternalStore } from 'react'
import { createStore } from '../../platform/store'

/**
 * Who answers, as far as is known: an AI provider, the search in our articles because the person prefers it, that search because there is no
 * AI here at all, or not settled yet.
 */
export type Answering = 'ai' | 'articles' | 'no-ai' | 'unknown'

// Apart from the conversation, whose gate is only loaded once the age is known.
export const answering = createStore<Answering>('unknown')

const disclosures: Readonly<Record<Answering, Localized>> = {
  ai: assistantDisclosure,
  articles: guideDisclosure,
  'no-ai': guideDisclosure,
  unknown: programDisclosure,
}

export function useAnswering(): Answering {
  return useSyncExternalStore(answering.subscribe, answering.get, (): Answering => 'unknown')
}

/** The one true sentence about who answers. */
export function useDisclosure(): Localized {
  return disclosures[useAnswering()]
}

/** Whether a safety card may call itself an AI: only where one is known to answer. */
export function useAiAnswers(): boolean {
  return useAnswering() === 'ai'
}
