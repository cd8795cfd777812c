import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { featuresOf } from '../../../domain/src/safety/classifier/features'
import { isEnd, readUnits } from '../../../domain/src/safety/classifier/read-units'
import { windowsOf } from '../../../domain/src/safety/classifier/windows'
import { readMessages } from '../messages/read-messages'
import { readReplies } from '../replies/read-replies'

/**
 * Writes the features of all training messages, or of all replies, into a folder, for `train.py`: the product's own code reads
 * the texts, so that training and product cannot differ. `features.bin` holds 32-bit numbers, `messages.json` how many each
 * text has and what its author marked: first the texts, then the parts of the long ones, then the sentences of replies.
 */
const [what, folder] = process.argv.slice(2)
if (folder === undefined)
  throw new Error('Say what to read, messages or replies, and name a folder for the features.')
mkdirSync(folder, { recursive: true })

const all: number[] = []

function add(units: readonly string[]): number {
  const features = featuresOf(units, true)
  for (const feature of features) all.push(feature)
  return features.size
}

// First the messages, then the parts of the long ones: nothing is learned from parts, but they are judged as well.
const texts =
  what === 'replies'
    ? readReplies('train').map(({ author, harmful, text }) => {
        return { author, kind: harmful ? 'BAD' : 'GOOD', told: null, text }
      })
    : readMessages('train').map(({ author, kind, told, text }) => ({ author: author.id, kind, told, text }))
const messages = texts.map(({ text, ...marks }) => ({ marks, units: readUnits(text) }))

/** The sentences of a text that has several. */
function sentencesOf(units: readonly string[]): string[][] {
  const sentences: string[][] = [[]]
  for (const unit of units) {
    sentences.at(-1)?.push(unit)
    if (isEnd(unit)) sentences.push([])
  }
  const told = sentences.filter((sentence) => !sentence.every(isEnd))
  return told.length > 1 ? told : []
}

const rows = messages.map(({ marks, units }) => ({ ...marks, count: add(units) }))
const parts = messages.flatMap(({ units }, index) =>
  [...windowsOf(units)].map((window) => ({ message: index, count: add(window) })),
)
const sentences =
  what === 'replies'
    ? messages.flatMap(({ units }, index) =>
        sentencesOf(units).map((sentence) => ({ message: index, count: add(sentence) })),
      )
    : []
writeFileSync(join(folder, 'features.bin'), Uint32Array.from(all))
writeFileSync(join(folder, 'messages.json'), JSON.stringify({ rows, parts, sentences }))
console.log(
  `${rows.length} texts, ${parts.length} parts of long ones, ${sentences.length} sentences, ${all.length} features`,
)
