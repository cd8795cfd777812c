import type { AssistantSettings } from './assistant-settings'
import { serverEvents } from './server-events'

export interface ProviderAccess extends Omit<AssistantSettings, 'reader'> {
  /** Empty where the provider asks for none (a server of one's own). */
  readonly key: string
}

export interface ProviderMessage {
  readonly role: 'system' | 'user' | 'assistant'
  readonly content: string
}

/** Why the provider gave no whole answer. */
export type ProviderFaultKind = 'unreachable' | 'busy' | 'slow' | 'interrupted' | 'stopped'

export class ProviderFault extends Error {
  constructor(readonly kind: ProviderFaultKind) {
    super(`provider ${kind}`)
    this.name = 'ProviderFault'
  }
}

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new ProviderFault('interrupted')
  }
}

/** The first choice of a piece or of a whole answer. */
function firstChoice(answer: unknown): unknown {
  if (field(answer, 'error') !== undefined && field(answer, 'error') !== null) {
    throw new ProviderFault('interrupted')
  }
  const choices = field(answer, 'choices')
  return Array.isArray(choices) ? choices[0] : undefined
}

function contentOf(choice: unknown, part: 'delta' | 'message'): string {
  const content = field(field(choice, part), 'content')
  return typeof content === 'string' ? content : ''
}

/**
 * Ends waiting when the provider is silent for too long, where each sign of life starts the wait anew, and at the deadline in
 * any case: signs of life without a word would otherwise go on for ever.
 */
function watch({ timeoutMs, deadline }: ProviderAccess, outside: AbortSignal) {
  const abort = new AbortController()
  let late = false
  const giveUp = () => {
    late = true
    abort.abort()
  }
  let timer = setTimeout(giveUp, timeoutMs)
  const last = setTimeout(giveUp, deadline)
  const stop = () => abort.abort()
  if (outside.aborted) stop()
  else outside.addEventListener('abort', stop, { once: true })
  return {
    signal: abort.signal,
    alive() {
      clearTimeout(timer)
      timer = setTimeout(giveUp, timeoutMs)
    },
    faultOf(error: unknown, started: boolean): ProviderFault {
      if (outside.aborted) return new ProviderFault('stopped')
      if (late) return new ProviderFault('slow')
      if (error instanceof ProviderFault) return error
      return new ProviderFault(started ? 'interrupted' : 'unreachable')
    },
    end() {
      clearTimeout(timer)
      clearTimeout(last)
      outside.removeEventListener('abort', stop)
      // Also where nobody read to the end: the provider must not go on writing for nobody.
      abort.abort()
    },
  }
}

function requestTo(
  settings: ProviderAccess,
  accept: string,
  body: object,
  signal: AbortSignal,
): Promise<Response> {
  return fetch(settings.endpoint, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept,
      ...(settings.key === '' ? {} : { authorization: `Bearer ${settings.key}` }),
    },
    body: JSON.stringify({ model: settings.model, ...body, ...limitOf(settings) }),
    // A redirection would carry the conversation to a host that nobody agreed to.
    redirect: 'error',
    signal,
  })
}

function limitOf({ tokens }: ProviderAccess): Record<string, number> {
  return tokens === null ? {} : { [tokens.field]: tokens.most }
}

async function ask(
  settings: ProviderAccess,
  accept: string,
  body: object,
  signal: AbortSignal,
): Promise<Response> {
  const response = await requestTo(settings, accept, body, signal)
  if (response.status === 429) throw new ProviderFault('busy')
  if (!response.ok || !response.body) throw new ProviderFault('unreachable')
  return response
}

/** Whether an answer came to its own end, or to the limit of tokens in the middle of a sentence. */
export type AnswerEnd = 'whole' | 'cut'

function endOf(choice: unknown): AnswerEnd | null {
  const reason = field(choice, 'finish_reason')
  if (typeof reason !== 'string') return null
  return reason === 'length' ? 'cut' : 'whole'
}

/** The pieces of a streamed answer; ends only where the provider says that the answer is whole. */
async function* streamedPieces(
  body: AsyncIterable<Uint8Array>,
  alive: () => void,
): AsyncGenerator<string, AnswerEnd> {
  let end: AnswerEnd | null = null
  for await (const data of serverEvents(body)) {
    alive()
    if (data === '[DONE]') return end ?? 'whole'
    const choice = firstChoice(parsed(data))
    const piece = contentOf(choice, 'delta')
    if (piece !== '') yield piece
    end = endOf(choice) ?? end
  }
  if (end === null) throw new ProviderFault('interrupted')
  return end
}

/**
 * Asks an OpenAI-compatible provider and gives the answer piece by piece, as it arrives, and at last how it ended.
 *
 * Stopping early (leaving the loop, `signal`, or the deadline) closes the connection, so that the provider stops as well.
 * @throws ProviderFault and nothing else
 */
export async function* askProvider(
  settings: ProviderAccess,
  messages: readonly ProviderMessage[],
  signal: AbortSignal,
): AsyncGenerator<string, AnswerEnd> {
  const watcher = watch(settings, signal)
  let started = false
  try {
    const response = await ask(settings, 'text/event-stream', { messages, stream: true }, watcher.signal)
    if (!response.body) throw new ProviderFault('unreachable')
    if (/^application\/json\b/i.test(response.headers.get('content-type') ?? '')) {
      // Some servers cannot stream and answer whole.
      started = true
      const choice = firstChoice(parsed(await response.text()))
      const piece = contentOf(choice, 'message')
      if (piece !== '') yield piece
      return endOf(choice) ?? 'whole'
    }
    const pieces = streamedPieces(response.body, watcher.alive)
    for (let next = await pieces.next(); ; next = await pieces.next()) {
      if (next.done) return next.value
      started = true
      yield next.value
    }
  } catch (error) {
    throw watcher.faultOf(error, started)
  } finally {
    watcher.end()
  }
}

/**
 * Asks for one short answer, not streamed, such as a judgement.
 *
 * @throws ProviderFault and nothing else
 */
export async function askOnce(
  settings: ProviderAccess,
  messages: readonly ProviderMessage[],
  responseFormat: object | null,
  signal: AbortSignal,
): Promise<string> {
  const watcher = watch(settings, signal)
  try {
    const body = { messages, stream: false, ...(responseFormat ? { response_format: responseFormat } : {}) }
    const response = await ask(settings, 'application/json', body, watcher.signal)
    return contentOf(firstChoice(parsed(await response.text())), 'message')
  } catch (error) {
    throw watcher.faultOf(error, false)
  } finally {
    watcher.end()
  }
}
