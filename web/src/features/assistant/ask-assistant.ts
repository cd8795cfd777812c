import type { Turn } from '@amhs/domain/assistant/conversation'
import { replyLimits } from '@amhs/domain/assistant/reply-limits'
import { assistantReply } from '@amhs/domain/contracts/assistant-reply.contract'
import { assistantStatus } from '@amhs/domain/contracts/assistant-status.contract'
import type { CallableReason } from '@amhs/domain/contracts/callable-errors'
import type { CallResponse } from '@amhs/domain/contracts/define-callable'
import type { Language } from '@amhs/domain/localized'
import type { AgeBand } from '@amhs/domain/safety/age-band'
import type { CrisisRegionId } from '@amhs/domain/safety/crisis-lines'
import { alreadyJudged, filterReply } from '@amhs/domain/safety/output-filter'
import { readAppConfig } from '../../platform/firebase/app-config'
import { CallFailure } from '../../platform/firebase/call-failure'
import { callFunction, streamFunction } from '../../platform/firebase/call-function'

// Loaded with the first message that may be answered: a visitor who only reads the page downloads none of it.

export type AssistantAnswer = CallResponse<typeof assistantReply>

/** The reason behind anything that asking can throw. */
export function reasonOf(error: unknown): CallableReason {
  return error instanceof CallFailure ? error.reason : 'internal'
}

/**
 * The name of the AI provider, or null where there is none: neither on the server nor, without a backend, anywhere.
 *
 * @throws CallFailure, or BackendError when the app's own configuration cannot be read
 */
export async function findProvider(): Promise<string | null> {
  const { backend } = await readAppConfig()
  if (backend === 'none') return null
  const ask = async () => (await callFunction(assistantStatus, null, { timeout: 15_000 })).provider
  // A server that has just been woken may be too slow for its own first call; asking again changes nothing.
  return ask().catch((error: unknown) => {
    if (reasonOf(error) === 'unavailable' && navigator.onLine) return ask()
    throw error
  })
}

/** Longer than the server's own timeout, so that the server's reason arrives. */
const timeout = 45_000

/**
 * Sends the conversation and gives the answer piece by piece. The page checks contacts, and the rules that are sure of themselves,
 * once more, in case the server that answers is not the one it should be.
 *
 * @throws CallFailure with a stable reason
 */
export async function askAssistant(
  request: {
    readonly turns: readonly Turn[]
    readonly language: Language
    readonly region: CrisisRegionId
    readonly ageBand: AgeBand
  },
  {
    signal,
    onText,
    onReading,
    onUnread,
  }: {
    readonly signal: AbortSignal
    readonly onText: (text: string) => void
    /** The provider as reader found more than the gate on this page. */
    readonly onReading: (turn: Extract<Turn, { kind: 'reading' }>) => void
    /** The reader says nothing, so far or at all: the support card is shown meanwhile. */
    readonly onUnread: () => void
  },
): Promise<AssistantAnswer> {
  const limits = { ...replyLimits(request.region), judge: alreadyJudged }
  const rejection = new AbortController()
  let text = ''
  const answer = await streamFunction(
    assistantReply,
    { ...request, turns: [...request.turns], consent: true },
    {
      signal: AbortSignal.any([signal, rejection.signal]),
      timeout,
      onChunk: (chunk) => {
        if (rejection.signal.aborted) return
        if (chunk.kind === 'reading') onReading(chunk)
        if (chunk.kind === 'unread') onUnread()
        if (chunk.kind !== 'text') return
        text += chunk.text
        if (filterReply(text, limits).ok) onText(chunk.text)
        else rejection.abort()
      },
    },
  ).catch((error: unknown) => {
    if (rejection.signal.aborted) return { kind: 'replaced', card: null } as const
    throw error
  })
  const rejectedEnd = answer.kind === 'model' && !filterReply(answer.text, limits).ok
  return rejection.signal.aborted || rejectedEnd ? { kind: 'replaced', card: answer.card } : answer
}
