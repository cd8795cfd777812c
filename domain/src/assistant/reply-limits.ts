import {
  type CrisisLine,
  type CrisisRegionId,
  crisisRegion,
  crisisRegions,
  emergencyToCall,
} from '../safety/crisis-lines'
import type { OutputFilterOptions } from '../safety/output-filter'
import { protectionLines } from '../safety/protection-contacts'

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

/** How a reply names a region whose numbers it gives. "us" is a word; only the capitals are a country. */
const regionNames: Readonly<Record<Exclude<CrisisRegionId, 'OTHER'>, RegExp>> = {
  CN: /\bchina\b|中国|中國|大陆|大陸|内地|內地/i,
  HK: /hong kong|香港/i,
  MO: /macau|macao|澳门|澳門/i,
  TW: /taiwan|台湾|台灣|臺灣/i,
  US: /\bU\.?S\.?(?:A\b|\b)|United States|America|美国|美國/,
  UK: /\bU\.?K\b|Britain|England|Scotland|Wales|英国|英國/,
  IE: /\bireland\b|爱尔兰|愛爾蘭/i,
  CA: /\bcanada\b|加拿大/i,
  AU: /\baustralia\b|澳大利亚|澳洲/i,
  NZ: /new zealand|新西兰|紐西蘭/i,
  SG: /singapore|新加坡/i,
  MY: /malaysia|马来西亚|馬來西亞/i,
  JP: /\bjapan\b|日本/i,
  KR: /\bkorea\b|韩国|韓國/i,
  FR: /\bfrance\b|法国|法國/i,
  DE: /\bgermany\b|德国|德國/i,
  EU: /\bEurope|\bE\.?U\b|欧盟|欧洲|歐洲/,
}

/** Every line of a region, those for violence too. */
function linesOf(region: string): readonly CrisisLine[] {
  return [...crisisRegion(region).lines, ...protectionLines(region)]
}

function numbersOf(region: string): string[] {
  return [
    ...emergencyToCall(crisisRegion(region)).map(({ number }) => number),
    ...linesOf(region).flatMap(({ number, sms, whatsapp }) => [number, sms?.to, whatsapp]),
  ].filter((number): number is string => typeof number === 'string')
}

/**
 * What a model's answer may link to and which numbers it may tell people to call: the site's own pages and the checked
 * lines of the person's region; those of another region only where the answer names it.
 */
export function replyLimits(region: string): OutputFilterOptions {
  const sites = linesOf(region).flatMap(({ site }) => (site ? [site] : []))
  const numbersElsewhere = crisisRegions.flatMap(({ region: other }) =>
    other === region || other === 'OTHER' ? [] : [{ named: regionNames[other], numbers: numbersOf(other) }],
  )
  return { allowedLinks: [...replyPages, ...sites], allowedNumbers: numbersOf(region), numbersElsewhere }
}
