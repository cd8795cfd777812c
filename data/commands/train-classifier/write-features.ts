import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { featuresOf } from '../../../domain/src/safety/classifier/features'
import { readUnits } from '../../../domain/src/safety/classifier/read-units'
import { windowsOf } from '../../../domain/src/safety/classifier/windows'
import { readMessages } from '../messages/read-messages'
import { readReplies } from '../replies/read-replies'

/**
 * Writes the features of all training messages, or of all replies, into a folder, for `train.py`: the product's own code reads
 * the texts, so that training and product cannot differ. `features.bin` holds 32-bit numbers, `messages.json` tells where each
 * text's begin and what its author marked.
 */
const [what, folder] = process.argv.slice(2)
if (folder === undefined)
  throw new Error('Say what to read, messages or replies, and name a folder for the features.')
mkdirSync(folder, { recursive: true })

const all: number[] = []

function add(units: readonly string[]): number {
  const features = featuresOf(units, what === 'messages')
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
const rows = messages.map(({ marks, units }) => ({ ...marks, count: add(units) }))
const parts = messages.flatMap(({ units }, index) =>
  [...windowsOf(units)].map((window) => ({ message: index, count: add(window) })),
)
writeFileSync(join(folder, 'features.bin'), Uint32Array.from(all))
writeFileSync(join(folder, 'messages.json'), JSON.stringify({ rows, parts }))
console.log(`${rows.length} messages, ${parts.length} parts of long ones, ${all.length} features`)
