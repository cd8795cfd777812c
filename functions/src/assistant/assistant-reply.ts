import { cardToShow, type JudgedTurn, judgeConversation } from '@amhs/domain/assistant/conversation'
import { excerptOf } from '@amhs/domain/assistant/guide'
import { loadGuide } from '@amhs/domain/assistant/load-guide'
import { replyLimits } from '@amhs/domain/assistant/reply-limits'
import type { assistantReply } from '@amhs/domain/contracts/assistant-reply.contract'
import type { CallableReason } from '@amhs/domain/contracts/callable-errors'
import type { CallResponse } from '@amhs/domain/contracts/define-callable'
import type { CardId } from '@amhs/domain/safety/gate'
import type { OutputFilterOptions } from '@amhs/domain/safety/output-filter'
import { modelMayAnswer } from '@amhs/domain/safety/safety-session'
import type { Call, Handler } from '../platform/define-function'
import { assistantKey } from '../platform/parameters'
import { refusal } from '../platform/refusal'
import { type AssistantSettings, readAssistantSettings } from './assistant-settings'
import { mayBeRemembered, releaseChecked, UnfitReply } from './checked-reply'
import { askProvider, ProviderFault, type ProviderFaultKind, type ProviderMessage } from './provider'
import { systemPrompt } from './system-prompt'
import { logTurn } from './turn-log'

type AssistantCall = Call<typeof assistantReply>
type Answer = CallResponse<typeof assistantReply>

const reasonOfFault: Readonly<Record<ProviderFaultKind, CallableReason>> = {
  unreachable: 'assistant-unreachable',
  busy: 'assistant-busy',
  slow: 'assistant-slow',
  interrupted: 'assistant-interrupted',
  stopped: 'stopped',
}

/** What the model may see: nothing that called for a fixed answer, and no earlier answer that it could not have given. */
function messagesFor(judged: readonly JudgedTurn[], limits: OutputFilterOptions): ProviderMessage[] {
  return judged.flatMap(({ turn, fixedAnswerOnly }): ProviderMessage[] => {
    if (turn.kind === 'message') return fixedAnswerOnly ? [] : [{ role: 'user', content: turn.text }]
    if (turn.kind !== 'reply' || !mayBeRemembered(turn.text, limits)) return []
    return [{ role: 'assistant', content: turn.text }]
  })
}

async function answerFromArticles({ request }: AssistantCall, card: CardId | null): Promise<Answer> {
  const question = request.turns.at(-1)
  const guide = await loadGuide(request.language)
  const passages = guide.find(question?.kind === 'message' ? question.text : '')
  return {
    kind: 'guide',
    card,
    passages: passages.map((passage) => ({ ...passage, lines: [...excerptOf(passage)] })),
  }
}

async function answerByModel(
  { request, send, signal }: AssistantCall,
  settings: AssistantSettings,
  judged: readonly JudgedTurn[],
  card: CardId | null,
): Promise<Answer> {
  const limits = replyLimits(request.region)
  const messages: ProviderMessage[] = [
    { role: 'system', content: systemPrompt(request) },
    ...messagesFor(judged, limits),
  ]
  try {
    // A secret that was never set reads as an empty text.
    const pieces = askProvider({ ...settings, key: assistantKey.value() }, messages, signal)
    const text = await releaseChecked(pieces, limits, (piece) => send({ kind: 'text', text: piece }))
    return { kind: 'model', text, card }
  } catch (error) {
    if (error instanceof UnfitReply) return { kind: 'replaced', card }
    if (error instanceof ProviderFault) throw refusal(reasonOfFault[error.kind])
    throw error
  }
}

/**
 * One turn, in the order of section 3 of the safety specification: gate over the whole conversation as sent, fixed text
 * where the level asks for one, support card first, then model (or guide), then filter.
 */
export const handleAssistantReply: Handler<typeof assistantReply> = async (call) => {
  const { request } = call
  if (request.ageBand === 'under-14') throw refusal('too-young')
  const { safety, judged } = judgeConversation(request.turns)
  const { session } = safety
  const card = cardToShow(session)
  const log = (template: string | null) =>
    logTurn({ level: session.level, template, region: request.region, ageBand: request.ageBand })
  if (card !== null) await call.send({ kind: 'card', card })
  if (!modelMayAnswer(session) && card !== null) {
    log(card)
    return { kind: 'card', card }
  }
  const settings = readAssistantSettings()
  if (settings && !request.consent) throw refusal('consent-required')
  const answer = settings
    ? await answerByModel(call, settings, judged, card)
    : await answerFromArticles(call, card)
  log(answer.kind === 'replaced' ? 'replaced' : card)
  return answer
}
