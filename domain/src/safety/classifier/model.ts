import { featuresOf } from './features'
import { joinScores } from './joint-scores'
import { type Classifier, type OpinionHead, opinionHeads } from './opinion'
import { readUnits } from './read-units'
import { windowsOf } from './windows'
import { writingOf } from './writing'

/** Weights as they are kept in a JSON file; written by `npm run train-classifier`. */
export interface ScorerWeights<Head extends string> {
  /** Features are told apart by this many of their lowest bits. */
  readonly bits: number
  /** Whether units with others between them are features too. */
  readonly distant?: boolean
  /** How many features have weights. */
  readonly count: number
  /** Their numbers, rising: the differences, five bits a letter, the lowest first; a letter from the second half goes on. */
  readonly buckets: string
  /** For each head its weights in that order: a letter is a level, a number a run of zeros. */
  readonly heads: Readonly<
    Record<Head, { readonly step: number; readonly bias: number; readonly levels: string }>
  >
}

export type ClassifierWeights = ScorerWeights<OpinionHead>

const deltaLetters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+-'
const levelLetters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** For each code unit its place in some letters, -1 for the others. */
function placesOf(letters: string): Int8Array {
  const places = new Int8Array(128).fill(-1)
  for (let place = 0; place < letters.length; place += 1) places[letters.charCodeAt(place)] = place
  return places
}

const deltaPlaces = placesOf(deltaLetters)
const levelPlaces = placesOf(levelLetters)

function readBuckets({ buckets, count }: Pick<ScorerWeights<string>, 'buckets' | 'count'>): Int32Array {
  const result = new Int32Array(count)
  let bucket = 0
  let delta = 0
  let shift = 0
  let index = 0
  for (let place = 0; place < buckets.length; place += 1) {
    const value = deltaPlaces[buckets.charCodeAt(place)] ?? 0
    delta |= (value & 31) << shift
    shift += 5
    if (value >= 32) continue
    bucket += delta
    result[index] = bucket
    index += 1
    delta = 0
    shift = 0
  }
  return result
}

function readLevels(text: string, count: number): Int8Array {
  const result = new Int8Array(count)
  let index = 0
  let zeros = 0
  for (let place = 0; place < text.length; place += 1) {
    const code = text.charCodeAt(place)
    if (code <= 57) {
      zeros = zeros * 10 + code - 48
      continue
    }
    index += zeros
    zeros = 0
    const letter = levelPlaces[code] ?? 0
    result[index] = (letter & 1) === 1 ? -((letter >> 1) + 1) : (letter >> 1) + 1
    index += 1
  }
  return result
}

/** Finds the index of a bucket: open addressing over a table of twice the size or more. */
interface BucketTable {
  readonly keys: Int32Array
  readonly indexes: Int32Array
  readonly mask: number
}

function tableOf(buckets: Int32Array): BucketTable {
  let size = 2
  while (size < buckets.length * 2) size *= 2
  const keys = new Int32Array(size).fill(-1)
  const indexes = new Int32Array(size)
  const mask = size - 1
  for (let index = 0; index < buckets.length; index += 1) {
    const bucket = buckets[index] ?? 0
    let place = bucket & mask
    while (keys[place] !== -1) place = (place + 1) & mask
    keys[place] = bucket
    indexes[place] = index
  }
  return { keys, indexes, mask }
}

function indexIn({ keys, indexes, mask }: BucketTable, bucket: number): number {
  let place = bucket & mask
  while (keys[place] !== bucket) {
    if (keys[place] === -1) return -1
    place = (place + 1) & mask
  }
  return indexes[place] ?? -1
}

/** For each head the probability that it finds what it is for; null where nothing can be read. */
export type Scorer<Head extends string> = (text: string) => Readonly<Record<Head, number>> | null

/** For some units the sum of each head, not yet a probability; the heads stand in the order of their names. */
export type Sums = (units: readonly string[]) => readonly number[]

/** Builds the linear part of a model from its weights (some milliseconds). Takes time linear in the number of units. */
export function createSums<Head extends string>(weights: ScorerWeights<Head>, names: readonly Head[]): Sums {
  const table = tableOf(readBuckets(weights))
  const bucketMask = 2 ** weights.bits - 1
  const heads = names.map((head) => {
    const { step, bias, levels } = weights.heads[head]
    return { step, bias, levels: readLevels(levels, weights.count) }
  })
  return (units) => {
    const features = featuresOf(units, weights.distant)
    const sums = heads.map(() => 0)
    for (const feature of features) {
      const index = indexIn(table, feature & bucketMask)
      if (index < 0) continue
      for (let head = 0; head < heads.length; head += 1)
        sums[head] = (sums[head] ?? 0) + (heads[head]?.levels[index] ?? 0)
    }
    const scale = 1 / Math.sqrt(Math.max(1, features.size))
    return heads.map(({ step, bias }, head) => bias + (sums[head] ?? 0) * step * scale)
  }
}

/**
 * Builds a logistic regression from its weights (some milliseconds). It runs the same on the page and on the server, needs
 * nothing else, keeps no text, and takes time linear in the length of a text.
 */
export function createScorer<Head extends string>(
  weights: ScorerWeights<Head>,
  names: readonly Head[],
): Scorer<Head> {
  const sumsOf = createSums(weights, names)
  return (text) => {
    const units = readUnits(text)
    if (units.length === 0) return null
    let sums = sumsOf(units)
    for (const window of windowsOf(units)) {
      const inWindow = sumsOf(window)
      sums = sums.map((sum, head) => Math.max(sum, inWindow[head] ?? sum))
    }
    return Object.fromEntries(
      names.map((head, index) => [head, 1 / (1 + Math.exp(-(sums[index] ?? 0)))]),
    ) as Record<Head, number>
  }
}

/** The gate's classifier. */
export function createClassifier(weights: ClassifierWeights): Classifier {
  const score = createScorer(weights, opinionHeads)
  return (text) => {
    const scores = score(text)
    return scores && { scores, joint: joinScores(scores, writingOf(text)) }
  }
}
