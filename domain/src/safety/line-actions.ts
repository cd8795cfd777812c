import type { CrisisLine } from './crisis-lines'

/** One way to reach a line. `shown` is the number or site as a person reads it; `send` is the word to text. */
export interface LineAction {
  readonly kind: 'call' | 'text' | 'whatsapp' | 'chat' | 'website'
  readonly href: string
  readonly shown: string
  readonly send?: string
}

function digitsOf(number: string): string {
  return number.replace(/\D/g, '')
}

/**
 * A `tel:` link of digits only. A leading country code (`+853 …`) is left out: without the plus sign it would be dialled
 * as part of a local number. Returns null for a missing number or one without digits.
 */
export function telephoneHref(number: string | null): string | null {
  if (number === null) return null
  const national = number.replace(/^\s*\+\d{1,3}[\s-]/, '')
  const digits = digitsOf(national)
  return digits === '' ? null : `tel:${digits}`
}

/** An `sms:` link, with the word to send already filled in where the line asks for one. */
export function textHref(sms: { readonly to: string; readonly send?: string }): string {
  const body = sms.send ? `?&body=${encodeURIComponent(sms.send)}` : ''
  return `sms:${digitsOf(sms.to)}${body}`
}

/** Every way to reach the line that can be a link, calling first. A channel without a known address is left out. */
export function lineActions(line: CrisisLine): LineAction[] {
  const actions: LineAction[] = []
  const call = line.channels.includes('call') ? telephoneHref(line.number) : null
  if (call && line.number) actions.push({ kind: 'call', href: call, shown: line.number })
  if (line.sms) {
    actions.push({
      kind: 'text',
      href: textHref(line.sms),
      shown: line.sms.to,
      ...(line.sms.send ? { send: line.sms.send } : {}),
    })
  }
  if (line.whatsapp) {
    actions.push({
      kind: 'whatsapp',
      href: `https://wa.me/${digitsOf(line.whatsapp)}`,
      shown: line.whatsapp,
    })
  }
  if (line.site) {
    const chat = line.channels.includes('chat') || line.channels.includes('webchat')
    actions.push({ kind: chat ? 'chat' : 'website', href: line.site, shown: siteName(line.site) })
  }
  return actions
}

/** The host of an address without scheme and `www.`, as people read it. */
export function siteName(address: string): string {
  return address.replace(/https?:\/\/(?:www\.)?/, '').replace(/\/.*/, '')
}
