import type { assistantReply } from '@amhs/domain/contracts/assistant-reply.contract'
import type { CallRequest } from '@amhs/domain/contracts/define-callable'
import type { Script, SeenRequest } from '../../support/chat-stand-in.mjs'

const address = process.env.AMHS_CHAT ?? ''

/** Tells the stand-in what to answer to messages. */
export async function script(...scripts: readonly Script[]): Promise<void> {
  const response = await fetch(`${address}/scripts`, { method: 'PUT', body: JSON.stringify(scripts) })
  if (response.status !== 204) throw new Error(`The stand-in answered ${response.status}`)
}

/** What the stand-in was asked with this newest message. */
export async function seenWith(message: string): Promise<readonly SeenRequest[]> {
  const response = await fetch(`${address}/requests?message=${encodeURIComponent(message)}`)
  return (await response.json()) as SeenRequest[]
}

/** What the reader was asked about this newest message. */
export async function judgementsOf(message: string): Promise<readonly SeenRequest[]> {
  const response = await fetch(`${address}/judgements?message=${encodeURIComponent(message)}`)
  return (await response.json()) as SeenRequest[]
}

/** A valid request around one message. */
export function asking(
  message: string,
  change: Partial<CallRequest<typeof assistantReply>> = {},
): CallRequest<typeof assistantReply> {
  return {
    turns: [{ kind: 'message', text: message }],
    language: /\p{Script=Han}/u.test(message) ? 'zh-CN' : 'en',
    region: 'CN',
    ageBand: 'adult',
    consent: true,
    ...change,
  }
}
