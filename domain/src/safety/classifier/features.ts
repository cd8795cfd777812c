import { isWord } from './read-units'
import { findGroupedWords } from './word-groups'

/** FNV-1a over the code units of a text, 32 bits. */
function hashOf(text: string, seed: number): number {
  let hash = seed
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  return hash >>> 0
}

/** Mixes the bits, so that the lowest ones can name a bucket. */
function mixed(hash: number): number {
  let value = hash
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b)
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35)
  return (value ^ (value >>> 16)) >>> 0
}

const sequenceSeed = 0x811c9dc5
const piecesSeed = 0x2f0b4c47
const lengthSeed = 0x5bd1e995
const edgeSeed = 0x7f4a7c15
const groupSeed = 0x1b873593
const apartSeed = 0x3c6ef372
const besideSeed = 0x6d2b79f5
/** No sequence of more than this many units is a feature; with a Latin word in it, one less. */
const longestSequence = 4

function addPiecesOf(word: string, features: Set<number>): void {
  const bounded = `<${word}>`
  for (let length = 3; length <= 5; length += 1) {
    for (let start = 0; start + length <= bounded.length; start += 1) {
      features.add(mixed(hashOf(bounded.slice(start, start + length), piecesSeed)))
    }
  }
}

/** Every length from here on counts as one. */
const longestLengthClass = 7

/** How the message begins and how it ends. */
function addEdges(units: readonly string[], features: Set<number>): void {
  if (units.length < 2) return
  const start = `^${units[0]} `
  const end = `$${units.at(-1)} `
  for (const edge of [start, end, `${start}${units[1]}`, `${end}${units.at(-2)}`]) {
    features.add(mixed(hashOf(edge, edgeSeed)))
  }
}

/** Two words of groups count as a pair when no more than this many units are between where they begin. */
const pairDistance = 14
/** So many words of groups after one are looked at: enough for what people write, and a bound for what they do not. */
const pairsOfOne = 24

/** Which groups have words in the message, and which of them stand near each other, in their order. */
function addGroups(units: readonly string[], features: Set<number>): void {
  const words = findGroupedWords(units)
  words.forEach((word, index) => {
    features.add(mixed(hashOf(String(word.group), groupSeed)))
    for (const next of words.slice(index + 1, index + 1 + pairsOfOne)) {
      if (next.place - word.place > pairDistance) break
      features.add(mixed(hashOf(`${word.group} ${next.group}`, groupSeed)))
    }
  })
}

/** Two units make a pair when at least one and at most this many less one stand between them. */
const furthestApart = 5
/** So many units before and after a word of a group are looked at. */
const besideGroup = 4

function hashOfPair(one: number, other: number): number {
  return mixed(Math.imul(one, 0x01000193) ^ other)
}

/** Units that stand near each other with others between them, and what stands beside a word of a group. */
function addDistantPairs(units: readonly string[], hashes: readonly number[], features: Set<number>): void {
  for (let place = 0; place < hashes.length; place += 1) {
    const first = (hashes[place] ?? 0) ^ apartSeed
    const last = Math.min(hashes.length - 1, place + furthestApart)
    for (let other = place + 2; other <= last; other += 1) features.add(hashOfPair(first, hashes[other] ?? 0))
  }
  for (const { place, group } of findGroupedWords(units)) {
    const last = Math.min(hashes.length - 1, place + besideGroup)
    for (let other = Math.max(0, place - besideGroup); other <= last; other += 1) {
      if (other === place) continue
      const side = Math.imul(2 * group + (other < place ? 1 : 2), 0x9e3779b1)
      features.add(hashOfPair(side ^ besideSeed, hashes[other] ?? 0))
    }
  }
}

/**
 * The features of some units as 32-bit numbers, each once: sequences of one to four units (three where a Latin word is among
 * them), pieces of three to five letters of the longer Latin words, the beginning and the end, word groups and their pairs,
 * and a class of length; with `distant` also pairs of units that others stand between. Linear in the number of units.
 */
export function featuresOf(units: readonly string[], distant = false): Set<number> {
  const features = new Set<number>()
  const hashes = units.map((unit) => hashOf(unit, sequenceSeed))
  const words = new Set<string>()
  for (let start = 0; start < units.length; start += 1) {
    let hash = sequenceSeed
    let withWord = false
    for (let length = 1; length <= longestSequence && start + length <= units.length; length += 1) {
      const unit = units[start + length - 1] ?? ''
      withWord ||= isWord(unit)
      if (withWord && length === longestSequence) break
      hash = Math.imul(hash ^ (hashes[start + length - 1] ?? 0), 0x01000193)
      features.add(mixed(hash))
    }
    const unit = units[start] ?? ''
    if (unit.length > 3 && isWord(unit)) words.add(unit)
  }
  for (const word of words) addPiecesOf(word, features)
  addEdges(units, features)
  addGroups(units, features)
  if (distant) addDistantPairs(units, hashes, features)
  features.add(mixed(hashOf(String(Math.min(longestLengthClass, units.length >> 3)), lengthSeed)))
  return features
}
