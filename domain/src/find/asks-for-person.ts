import { findPhrases } from '../safety/phrase-matches'
import { searchReadings } from './search-readings'
import words from './search-words.json'
import { topicsByModel } from './topic-model'

/** How much medicine, how many pills: nobody should read on before they have seen whom to call. */
const asksForAmount = [
  /(?:药|褪黑素|布洛芬|对乙酰氨基酚).{0,6}(?:多少|多了|过量|最多|几[片颗粒瓶])|(?:多少|几[片颗粒瓶]|过量|一整?瓶|最多).{0,6}(?:药|褪黑素|布洛芬|对乙酰氨基酚)/u,
  /\b(?:how many|how much|too many|too much|max(?:imum)?|lethal|fatal)\b.{0,20}\b(?:pills?|tablets?|meds|medicines?|medication|dose|paracetamol|acetaminophen|tylenol|ibuprofen|melatonin|xanax|valium)\b/,
  /\b(?:od|od'?ed|odd on|overdos\w*)\b/,
  // An amount beside a medicine, all of it, and what nobody survives by reading on.
  /(?:药|布洛芬|对乙酰氨基酚|扑热息痛|褪黑素|头孢|安定|阿普唑仑).{0,3}(?:\d+|[二三四五六七八九十百]+)[片颗粒瓶盒]?|吞(?:了)?(?:[^,，。]{0,4})药|药(?:全|都|全都)吃|百草枯|敌敌畏|农药.{0,4}喝|喝.{0,4}农药|头孢.{0,2}(?:配|和|加|就).{0,2}酒|漂白水.{0,3}喝|喝.{0,3}漂白/u,
  /\b\d{2,} (?:\w+ )?(?:pills?|tablets?|paracetamols?|acetaminophen|tylenols?|ibuprofens?|sertraline|melatonin|xanax|aspirins?)\b|\b(?:took|taken|swallowed) (?:\d{2,}|all|too many|a (?:whole )?(?:bottle|box|pack))\b|\b(?:swallowed|drank|drunk) (?:bleach|antifreeze|weed ?killer|pesticide|poison|detergent)\b/,
]

/** Levels of the phrase lists at which a life may be in danger. */
const ofLife: ReadonlySet<string> = new Set(['L3', 'L2', 'L1'])

/** So many characters of a search are read for it: nobody types more into a search field, and what is pasted must not hold up the page. */
const longestRead = 200

/** Names that hold a word of danger and mean none; whatever else is searched with them is read as ever. */
const titles = new RegExp(words.titles.join('|'), 'g')

/** Somebody is hurt: the phrase lists say so, or what answers the search is an article on violence. */
function isAttacked(text: string): boolean {
  return (
    findPhrases(text).some(({ level }) => level === 'A') ||
    topicsByModel(text)[0]?.id.endsWith('-violence') === true
  )
}

/** What is behind a search that asks for a person before any article; null for every other one. */
export function asksForPerson(search: string): 'amount' | 'life' | 'attacked' | null {
  const readings = searchReadings(search.slice(0, longestRead)).map((text) => text.replace(titles, ' '))
  if (readings.some((text) => asksForAmount.some((asks) => asks.test(text)))) return 'amount'
  if (readings.some((text) => findPhrases(text).some(({ level }) => ofLife.has(level)))) return 'life'
  return readings.some(isAttacked) ? 'attacked' : null
}
