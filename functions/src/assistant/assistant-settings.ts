import { assistantAddress, assistantModel, assistantName, assistantPatience } from '../platform/parameters'

/** How to reach the AI provider, as the parameters say. */
export interface AssistantSettings {
  /** Where chat completions are asked for. */
  readonly endpoint: string
  readonly model: string
  /** As people are told before they agree. */
  readonly providerName: string
  /** Longest wait for the first piece, and between two, in milliseconds. */
  readonly patience: number
  /** Longest time for a whole answer, in milliseconds, however many signs of life the provider gives. */
  readonly deadline: number
}

const defaultPatienceSeconds = 20

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

/** Reads the parameters; undefined where no provider, or none that may be used, is set up. */
export function readAssistantSettings(): AssistantSettings | undefined {
  const base = assistantAddress.value().trim().replace(/\/+$/, '')
  const model = assistantModel.value().trim()
  if (base === '' || model === '' || !URL.canParse(base)) return undefined
  const address = new URL(base)
  if (!isSafeAddress(address)) return undefined
  const seconds = Number(assistantPatience.value())
  return {
    endpoint: `${base}/chat/completions`,
    model,
    providerName: assistantName.value().trim().slice(0, 100) || address.hostname,
    patience: (seconds > 0 && seconds <= 60 ? seconds : defaultPatienceSeconds) * 1000,
    deadline: longestAnswerSeconds * 1000,
  }
}
