import {
  assistantAddress,
  assistantModel,
  assistantName,
  assistantTimeout,
  assistantTokens,
  assistantTokensField,
  readerFormat,
  readerModel,
  readerTimeout,
} from '../platform/parameters'

/** What a provider can be asked for as the form of an answer. */
export type ReaderFormat = 'json_schema' | 'json_object' | 'text'

/** How messages and answers are judged. */
export interface ReaderSettings {
  readonly model: string
  readonly format: ReaderFormat
  /** After this the support card is shown and the answer goes on waiting, in milliseconds. */
  readonly timeoutMs: number
  /** After this there will be no judgement, in milliseconds. */
  readonly deadline: number
}

/** How to reach the AI provider, as the parameters say. */
export interface AssistantSettings {
  /** Where chat completions are asked for. */
  readonly endpoint: string
  readonly model: string
  /** As people are told before they agree. */
  readonly providerName: string
  /** Longest wait for the first piece, and between two, in milliseconds. */
  readonly timeoutMs: number
  /** Longest time for a whole answer, in milliseconds, however many signs of life the provider gives. */
  readonly deadline: number
  /** The field and the number that limit an answer's tokens; null where none is sent. */
  readonly tokens: { readonly field: string; readonly most: number } | null
  readonly reader: ReaderSettings
}

const defaultTimeoutSeconds = 20

/**
 * Far longer than an answer of the longest allowed length takes, and shorter than the time after which the platform ends the
 * function (`index.ts`), so that the person is told why.
 */
export const longestAnswerSeconds = 90

/** The key must not travel in the clear; only a provider on this machine may be reached without TLS. */
function isSafeAddress({ protocol, hostname }: URL): boolean {
  if (protocol === 'https:') return true
  return protocol === 'http:' && ['127.0.0.1', 'localhost', '[::1]'].includes(hostname)
}

/** A number of the parameters, where it lies between two bounds. */
function between(text: string, least: number, most: number, otherwise: number): number {
  const number = Number(text)
  return text.trim() !== '' && number >= least && number <= most ? number : otherwise
}

function readTokens(): AssistantSettings['tokens'] {
  const field = assistantTokensField.value().trim()
  if (!/^[a-z][a-z0-9_]{0,39}$/i.test(field)) return null
  return { field, most: Math.floor(between(assistantTokens.value(), 50, 4000, 800)) }
}

/** Four times the timeout is waited in all: by then the person has the support card and has long been told to go on. */
const deadlineTimesTimeout = 4

function readReader(model: string): ReaderSettings {
  const format = readerFormat.value().trim()
  const timeoutMs = between(readerTimeout.value(), 0.2, 20, 3) * 1000
  return {
    model: readerModel.value().trim() || model,
    format: format === 'json_schema' || format === 'json_object' ? format : 'text',
    timeoutMs,
    deadline: timeoutMs * deadlineTimesTimeout,
  }
}

/** Reads the parameters; undefined where no provider, or none that may be used, is set up. */
export function readAssistantSettings(): AssistantSettings | undefined {
  const base = assistantAddress.value().trim().replace(/\/+$/, '')
  const model = assistantModel.value().trim()
  if (base === '' || model === '' || !URL.canParse(base)) return undefined
  const address = new URL(base)
  if (!isSafeAddress(address)) return undefined
  const seconds = Number(assistantTimeout.value())
  return {
    endpoint: `${base}/chat/completions`,
    model,
    providerName: assistantName.value().trim().slice(0, 100) || address.hostname,
    timeoutMs: (seconds > 0 && seconds <= 60 ? seconds : defaultTimeoutSeconds) * 1000,
    deadline: longestAnswerSeconds * 1000,
    tokens: readTokens(),
    reader: readReader(model),
  }
}
