import { isIP, isIPv4 } from 'node:net'

/** `::ffff:192.0.2.1`: an IPv4 address in the form of the other. */
const mappedPrefix = '0:0:0:0:0:ffff'

/** The eight groups of an IPv6 address, without leading zeros and in small letters, however it was written. */
function groupsOf(address: string): string[] {
  // The parser of web addresses knows every spelling and writes one of them.
  const { hostname } = new URL(`http://[${address}]/`)
  const [left = '', right] = hostname.slice(1, -1).split('::')
  const before = left === '' ? [] : left.split(':')
  const after = right === undefined || right === '' ? [] : right.split(':')
  const zeros = right === undefined ? 0 : 8 - before.length - after.length
  return [...before, ...Array.from({ length: zeros }, () => '0'), ...after]
}

function ipv4Of([high = '0', low = '0']: readonly string[]): string {
  const bytes = [high, low].flatMap((group) => {
    const value = Number.parseInt(group, 16)
    return [value >> 8, value & 255]
  })
  return bytes.join('.')
}

/**
 * What is counted as one caller: an IPv4 address whole, of an IPv6 address the first 64 bits. Every home and every cheap server
 * has 2^64 addresses in one such network, so counting each of them would count nobody.
 * @param address as a proxy wrote it, perhaps with a port, brackets or a zone.
 * @returns the same text for every spelling of the same caller; `unknown` for what is no address.
 */
export function callerNetwork(address: string): string {
  const inBrackets = /^\[([^\]]+)\](?::\d+)?$/.exec(address.trim())?.[1]
  const bare = (inBrackets ?? address.trim().replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')).replace(/%.*$/, '')
  if (isIPv4(bare)) return bare
  if (isIP(bare) === 0) return 'unknown'
  const groups = groupsOf(bare)
  if (groups.slice(0, 6).join(':') === mappedPrefix) return ipv4Of(groups.slice(6))
  return `${groups.slice(0, 4).join(':')}::/64`
}
