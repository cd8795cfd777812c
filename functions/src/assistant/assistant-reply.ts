import {
  cardToShow,
  type JudgedTurn,
  judgeConversation,
  nextSafety,
} from '@amhs/domain/assistant/conversation'
import { loadFollowUpReader } from '@amhs/domain/assistant/follow-up/follow-up-reader'
import { excerptOf } from '@amhs/domain/assistant/guide'
import { loadGuide } from '@amhs/domain/assistant/load-guide'
import { replyLimits } from '@amhs/domain/assistant/reply-limits'
import type { assistantReply } from '@amhs/domain/contracts/assistant-reply.contract'
import type { CallableReason } from '@amhs/domain/contracts/callable-errors'
import type { CallResponse } from '@amhs/domain/contracts/define-callable'
import { loadClassifier } from '@amhs/domain/safety/classifier/load-classifier'
import { prepareReplyCheck } from '@amhs/domain/safety/replies/reply-harm'
import { loadReplyJudge } from '@amhs/domain/safety/replies/reply-judge'
import { modelMayAnswer, type SafetySession, type ShownCard } from '@amhs/domain/safety/safety-session'
import type { Call, Handler } from '../platform/define-function'
import { assistantKey } from '../platform/parameters'
import { refusal } from '../platform/refusal'
import { type AssistantSettings, readAssistantSettings } from './assistant-settings'
import { checkedSentences, judgedSentences, RejectedReply } from './checked-reply'
import { readAhead } from './eager'
import { askProvider, ProviderFault, type ProviderFaultKind, type ProviderMessage } from './provider'
import { judgeReply, type ReaderAccess, type ReadTurn, readRisk, UnreadableLabel } from './reader'
import { raisedBy, settledOrLate } from './reading'
import { markReply, ownReplies } from './reply-mark'
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

// While the first turn of an instance has not begun: built in the middle of an answer it would hold up everything else.
prepareReplyCheck()

/** What the model may see: nothing that called for a fixed answer, and of earlier answers those that this server gave. */
function messagesFor(judged: readonly JudgedTurn[], secret: string): ProviderMessage[] {
  const own = ownReplies(
    judged.map(({ turn }) => turn),
    secret,
  )
  return judged.flatMap(({ turn, fixedAnswerOnly }): ProviderMessage[] => {
    if (turn.kind === 'message') return fixedAnswerOnly ? [] : [{ role: 'user', content: turn.text }]
    if (turn.kind !== 'reply' || !own.has(turn)) return []
    return [{ role: 'assistant', content: turn.text }]
  })
}

/** What is shown first: the session as the gate left it, and its card. */
interface Standing {
  readonly session: SafetySession
  readonly card: ShownCard | null
}

async function answerFromArticles({ request }: AssistantCall, card: ShownCard | null): Promise<Answer> {
  // Under a card nothing is quoted: it has said what matters now.
  if (card !== null) return { kind: 'guide', card, passages: [] }
  const question = request.turns.findLast(({ kind }) => kind === 'message')
  const guide = await loadGuide(request.language)
  const passages = guide.find(question?.kind === 'message' ? question.text : '')
  return {
    kind: 'guide',
    card,
    passages: passages.map((passage) => ({ ...passage, lines: [...excerptOf(passage)] })),
  }
}

/**
 * Asks the model for an answer and, at the same time, the reader for the risk. Not a word is shown before the label is there.
 * A label that raises the level takes its card before the answer, or in place of it; while it is late the support card
 * stands alone, and without one there is no answer.
 */
async function answerByModel(
  { request, send, signal }: AssistantCall,
  settings: AssistantSettings,
  judged: readonly JudgedTurn[],
  before: ReturnType<typeof judgeConversation>['safety'],
  standing: Standing,
): Promise<{ readonly answer: Answer; readonly standing: Standing }> {
  const limits = { ...replyLimits(request.region), judge: await loadReplyJudge() }
  const access = { ...settings, key: assistantKey?.value() ?? '' }
  const reader: ReaderAccess = { ...access, ...settings.reader, timeoutMs: settings.reader.deadline }
  // Both are secrets of the server; either may be absent (a provider without a key, the emulators).
  const secret = `${access.key}${process.env.CALLER_HASH_SECRET ?? ''}`
  const history = messagesFor(judged, secret)
  const messages: ProviderMessage[] = [{ role: 'system', content: systemPrompt(request) }, ...history]
  const message = history.findLast(({ role }) => role === 'user')?.content ?? ''
  const over = new AbortController()
  const until = AbortSignal.any([signal, over.signal])

  const turns = history.map(
    ({ role, content }): ReadTurn => ({
      by: role === 'user' ? 'person' : 'program',
      text: content,
    }),
  )
  const label = readRisk(reader, turns, until)
  const sentences = readAhead(checkedSentences(askProvider(access, messages, until), limits))
  const blocks = readAhead(judgedSentences(sentences, (reply) => judgeReply(reader, message, reply, until)))
  let now = standing
  try {
    const risk = await settledOrLate(label, settings.reader.timeoutMs, async () => {
      if (now.card === null) await send({ kind: 'unread' })
    })
    const reading = raisedBy(risk, now.session)
    if (reading) {
      const { session } = nextSafety(before, reading).safety
      now = { session, card: cardToShow(session) }
      await send(reading)
      if (!modelMayAnswer(session) && now.card !== null) {
        return { answer: { kind: 'card', card: now.card }, standing: now }
      }
    }
    let text = ''
    for (let block = await blocks.takeAll(); block !== null; block = await blocks.takeAll()) {
      for (const sentence of block) {
        text += sentence
        await send({ kind: 'text', text: sentence })
      }
    }
    if (signal.aborted) throw refusal('stopped')
    const mark = markReply(request.turns, text, secret)
    return { answer: { kind: 'model', text, card: now.card, mark }, standing: now }
  } catch (error) {
    // Whatever failed because the person has left is no failure of provider or reader.
    if (signal.aborted) throw refusal('stopped')
    if (error instanceof RejectedReply) return { answer: { kind: 'replaced', card: now.card }, standing: now }
    if (error instanceof UnreadableLabel) throw refusal('assistant-unchecked')
    if (error instanceof ProviderFault) throw refusal(reasonOfFault[error.kind])
    throw error
  } finally {
    // Whoever is still asked is asked for nobody.
    over.abort()
  }
}

/**
 * One turn, in the order of section 3 of the safety specification: gate over the whole conversation as sent, fixed text
 * where the level asks for one, support card first, then model (or guide) beside the reader, then filter.
 */
export const handleAssistantReply: Handler<typeof assistantReply> = async (call) => {
  const { request } = call
  if (request.ageBand === 'under-14') throw refusal('too-young')
  const { safety, judged } = judgeConversation(request.turns, {
    classifier: await loadClassifier(),
    readFollowUp: await loadFollowUpReader(),
  })
  const { session } = safety
  const card = cardToShow(session)
  const log = ({ level }: SafetySession, template: string | null) =>
    logTurn({ level, template, region: request.region, ageBand: request.ageBand })
  if (card !== null) await call.send({ kind: 'card', card })
  // An accident is for an ambulance or a doctor, and for no model.
  if ((!modelMayAnswer(session) || card === 'medical') && card !== null) {
    log(session, card)
    return { kind: 'card', card }
  }
  const settings = readAssistantSettings()
  if (!settings) {
    log(session, card)
    return answerFromArticles(call, card)
  }
  if (!request.consent) throw refusal('consent-required')
  const { answer, standing } = await answerByModel(call, settings, judged, safety, { session, card })
  log(standing.session, answer.kind === 'replaced' ? 'replaced' : standing.card)
  return answer
}
