import { findPhrases } from '../safety/phrase-matches'
import { searchReadings } from './search-readings'

/** How much medicine, how many pills: nobody should read on before they have seen whom to call. */
const asksForAmount = [
  /(?:药|褪黑素|布洛芬|对乙酰氨基酚).{0,6}(?:多少|多了|过量|最多|几[片颗粒瓶])|(?:多少|几[片颗粒瓶]|过量|一整?瓶|最多).{0,6}(?:药|褪黑素|布洛芬|对乙酰氨基酚)/u,
  /\b(?:how many|how much|too many|too much|max(?:imum)?|lethal|fatal)\b.{0,20}\b(?:pills?|tablets?|meds|medicines?|medication|dose|paracetamol|acetaminophen|tylenol|ibuprofen|melatonin|xanax|valium)\b/,
  /\b(?:od|od'?ed|overdos\w*)\b/,
]

/** Levels of the phrase lists at which a life may be in danger. */
const ofLife: ReadonlySet<string> = new Set(['L3', 'L2', 'L1'])

/** So many characters of a search are read for it: nobody types more into a search field, and what is pasted must not hold up the page. */
const longestRead = 200

/** What is behind a search that asks for a person before any article; null for every other one. */
export function asksForPerson(search: string): 'amount' | 'life' | null {
  const readings = searchReadings(search.slice(0, longestRead))
  if (readings.some((text) => asksForAmount.some((asks) => asks.test(text)))) return 'amount'
  return readings.some((text) => findPhrases(text).some(({ level }) => ofLife.has(level))) ? 'life' : null
}
