/**
 * SMART Health Links as the FHIR community's specification describes them (HL7, SMART Health Cards and Links 1.0.0):
 * `shlink:/` and a small JSON object in base64url, perhaps behind the address of a viewer.
 */

/** What a link says. What else stands in it is for others. */
export interface HealthLink {
  /** Where the manifest is asked for, or the file itself (`U`). */
  readonly url: string
  /** 32 bytes as base64url: what decrypts the file. It never goes to a server. */
  readonly key: string
  /** Until when it is thought to live, in seconds since 1970; the server decides. */
  readonly exp?: number
  /** Letters in alphabetical order: L (changes over time), P (passcode), U (the address is the file). */
  readonly flag?: string
  readonly label?: string
}

/** Why a text is no link that can be opened. */
export type LinkFault = 'none' | 'broken' | 'version' | 'contradiction'

export type ReadLink =
  | { readonly kind: 'link'; readonly link: HealthLink }
  | { readonly kind: 'fault'; readonly fault: LinkFault }

const longestUrl = 128
const longestLabel = 80
const keyPattern = /^[A-Za-z0-9_-]{43}$/

function toBase64Url(text: string): string {
  const bytes = new TextEncoder().encode(text)
  const signs = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
  return btoa(signs).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

function fromBase64Url(text: string): string {
  const signs = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  return new TextDecoder('utf-8', { fatal: true }).decode(
    Uint8Array.from(signs, (sign) => sign.charCodeAt(0)),
  )
}

/**
 * The link as text, without a viewer's address.
 *
 * @throws RangeError where it would not be a link of the specification
 */
export function encodeLink({ url, key, exp, flag, label }: HealthLink): string {
  if (url.length > longestUrl) throw new RangeError('The address of a link has 128 characters at most')
  if (!keyPattern.test(key)) throw new RangeError('A key has 43 characters')
  if (label !== undefined && label.length > longestLabel)
    throw new RangeError('A label has 80 characters at most')
  if (flag?.includes('P') && flag.includes('U')) throw new RangeError('A direct file cannot have a passcode')
  const payload = {
    url,
    key,
    ...(exp === undefined ? {} : { exp }),
    ...(flag === undefined ? {} : { flag }),
    ...(label === undefined ? {} : { label }),
  }
  return `shlink:/${toBase64Url(JSON.stringify(payload))}`
}

/** Only addresses over TLS; those of this machine as well, for the emulators and for trying things out. */
function isWebAddress(url: unknown): url is string {
  if (typeof url !== 'string' || !URL.canParse(url)) return false
  const { protocol, hostname } = new URL(url)
  return protocol === 'https:' || (protocol === 'http:' && /^(?:localhost|127\.0\.0\.1)$/.test(hostname))
}

function payloadOf(text: string): unknown {
  try {
    return JSON.parse(fromBase64Url(text))
  } catch {
    return null
  }
}

const fault = (kind: LinkFault): ReadLink => ({ kind: 'fault', fault: kind })

/** Finds the link in whatever was pasted: the link itself, a viewer's address with it, or a message around it. */
export function readLink(text: string): ReadLink {
  const found = /shlink:\/+([A-Za-z0-9_-]+)/.exec(text)?.[1]
  if (found === undefined) return fault('none')
  const payload = payloadOf(found)
  if (typeof payload !== 'object' || payload === null) return fault('broken')
  const { url, key, exp, flag, label, v } = payload as Readonly<Record<string, unknown>>
  if (v !== undefined && v !== 1) return fault('version')
  if (!isWebAddress(url) || typeof key !== 'string' || !keyPattern.test(key)) return fault('broken')
  const flags = typeof flag === 'string' ? flag : ''
  if (flags.includes('P') && flags.includes('U')) return fault('contradiction')
  return {
    kind: 'link',
    link: {
      url,
      key,
      ...(typeof exp === 'number' && Number.isFinite(exp) ? { exp } : {}),
      ...(flags === '' ? {} : { flag: flags }),
      ...(typeof label === 'string' && label !== '' ? { label: label.slice(0, longestLabel) } : {}),
    },
  }
}
