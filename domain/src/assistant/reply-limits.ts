import { allLines, crisisRegion } from '../safety/crisis-lines'
import type { OutputFilterOptions } from '../safety/output-filter'

/** Pages of the site that an answer may name. */
export const replyPages = [
  '/learn',
  '/screening',
  '/support',
  '/workplace',
  '/location',
  '/crisis',
  '/contact',
  '/about',
  '/privacy',
] as const

/**
 * What a model's answer may link to and which numbers it may tell people to call: the site's own pages and the checked
 * lines of the person's region, nothing else.
 */
export function replyLimits(region: string): OutputFilterOptions {
  const lines = allLines(region)
  const sites = lines.flatMap(({ site }) => (site ? [site] : []))
  const numbers = [
    ...crisisRegion(region).emergency.map(({ number }) => number),
    ...lines.flatMap(({ number, sms, whatsapp }) => [number, sms?.to, whatsapp]),
  ].filter((number): number is string => typeof number === 'string')
  return { allowedLinks: [...replyPages, ...sites], allowedNumbers: numbers }
}
