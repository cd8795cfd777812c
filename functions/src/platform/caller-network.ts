import { isIP, isIPv4 } from 'node:net'

/** `::ffff:192.0.2.1`: an IPv4 address in the form of the other. */
const mappedPrefix = '0:0:0:0:0:ffff'

const isWritten = (group: string) => group !== ''

/** The eight groups of an IPv6 address, without leading zeros and in small letters, however it was written. */
function groupsOf(address: string): readonly string[] {
  // The parser of web addresses knows every spelling and writes one of them.
  const short = new URL(`http://[${address}]/`).hostname.slice(1, -1)
  const missing = 8 - short.split(':').filter(isWritten).length
  return short
    .replace('::', `:${'0:'.repeat(missing)}`)
    .split(':')
    .filter(isWritten)
}

/** An IPv4 address of its two groups. */
function ipv4Of(groups: readonly string[]): string {
  const bytes = groups.flatMap((group) => {
    const value = Number.parseInt(group, 16)
    return [value >> 8, value & 255]
  })
  return bytes.join('.')
}

/** The network of an address, as limits count it. */
export interface CallerNetwork {
  /** What is counted as one caller: an IPv4 address whole, of an IPv6 address the first 64 bits. */
  readonly network: string
  /** Of an IPv6 address the first 48 bits, which are counted beside them; undefined of IPv4. */
  readonly wider: string | undefined
}

/**
 * Of an IPv6 address its networks of 64 and of 48 bits. Every home has 2^64 addresses in the first, so counting each of them would count
 * nobody; and many homes and cheap servers have 256 to 65,536 of those in the second, so counting these alone would not bound one caller.
 * @param address as a proxy wrote it, perhaps with a port, brackets or a zone.
 * @returns the same text for every spelling of the same caller; `unknown` for what is no address.
 */
export function callerNetwork(address: string): CallerNetwork {
  const whole = (network: string): CallerNetwork => ({ network, wider: undefined })
  const text = address.trim()
  const inBrackets = /^\[([^\]]+)\](?::\d+)?$/.exec(text)?.[1]
  const bare = (inBrackets ?? text.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')).replace(/%.*/, '')
  if (isIPv4(bare)) return whole(bare)
  if (isIP(bare) === 0) return whole('unknown')
  const groups = groupsOf(bare)
  if (groups.slice(0, 6).join(':') === mappedPrefix) return whole(ipv4Of(groups.slice(6)))
  const first = (count: number) => `${groups.slice(0, count).join(':')}::/${count * 16}`
  return { network: first(4), wider: first(3) }
}
