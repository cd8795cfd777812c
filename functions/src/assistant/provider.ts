import type { AssistantSettings } from './assistant-settings'
import { serverEvents } from './server-events'

export interface ProviderAccess extends AssistantSettings {
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
function watch({ patience, deadline }: ProviderAccess, outside: AbortSignal) {
  const abort = new AbortController()
  let late = false
  const giveUp = () => {
    late = true
    abort.abort()
  }
  let timer = setTimeout(giveUp, patience)
  const last = setTimeout(giveUp, deadline)
  const stop = () => abort.abort()
  if (outside.aborted) stop()
  else outside.addEventListener('abort', stop, { once: true })
  return {
    signal: abort.signal,
    alive() {
      clearTimeout(timer)
      timer = setTimeout(giveUp, patience)
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

async function ask(
  settings: ProviderAccess,
  messages: readonly ProviderMessage[],
  signal: AbortSignal,
): Promise<Response> {
  const response = await fetch(settings.endpoint, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'text/event-stream',
      ...(settings.key === '' ? {} : { authorization: `Bearer ${settings.key}` }),
    },
    // No limit of tokens is sent: its name differs between providers. The reader stops at the longest reply.
    body: JSON.stringify({ model: settings.model, messages, stream: true }),
    // A redirection would carry the conversation to a host that nobody agreed to.
    redirect: 'error',
    signal,
  })
  if (response.status === 429) throw new ProviderFault('busy')
  if (!response.ok || !response.body) throw new ProviderFault('unreachable')
  return response
}

/** The pieces of a streamed answer; ends only where the provider says that the answer is whole. */
async function* streamedPieces(body: AsyncIterable<Uint8Array>, alive: () => void): AsyncGenerator<string> {
  let whole = false
  for await (const data of serverEvents(body)) {
    alive()
    if (data === '[DONE]') return
    const choice = firstChoice(parsed(data))
    const piece = contentOf(choice, 'delta')
    if (piece !== '') yield piece
    if (typeof field(choice, 'finish_reason') === 'string') whole = true
  }
  if (!whole) throw new ProviderFault('interrupted')
}

/**
 * Asks an OpenAI-compatible provider and gives the answer piece by piece, as it arrives.
 *
 * Stopping early (leaving the loop, `signal`, or the deadline) closes the connection, so that the provider stops as well.
 * @throws ProviderFault and nothing else
 */
export async function* askProvider(
  settings: ProviderAccess,
  messages: readonly ProviderMessage[],
  signal: AbortSignal,
): AsyncGenerator<string> {
  const watcher = watch(settings, signal)
  let started = false
  try {
    const response = await ask(settings, messages, watcher.signal)
    if (!response.body) throw new ProviderFault('unreachable')
    if (/^application\/json\b/i.test(response.headers.get('content-type') ?? '')) {
      // Some servers cannot stream and answer whole.
      started = true
      const piece = contentOf(firstChoice(parsed(await response.text())), 'message')
      if (piece !== '') yield piece
      return
    }
    for await (const piece of streamedPieces(response.body, watcher.alive)) {
      started = true
      yield piece
    }
  } catch (error) {
    throw watcher.faultOf(error, started)
  } finally {
    watcher.end()
  }
}
